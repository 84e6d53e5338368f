import type { Resource } from './readMonitoring.ts';

/** A resource with each `${name}` in its strings, however deep, replaced by the value of that name. Throws where there is none. */
export function fillPlaceholders(resource: Resource, values: Readonly<Record<string, string>>): Resource {
  return Object.fromEntries(Object.entries(resource).map(([key, value]) => [key, fill(value, values)]));
}

function fill(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const known = values[name];
      if (known === undefined) throw new Error(`operations/ asks for \${${name}}, which has no value`);
      return known;
    });
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, values)]));
}
