import type { ActionFields } from '../documents/actions/action.ts';
import type { Arguments } from './checkArguments.ts';
import { parseTemplate } from './parseTemplate.ts';

/** Request to send, without its headers. */
export interface ActionRequest {
  method: ActionFields['method'];
  url: string;
  /** JSON; null with GET. */
  body: string | null;
}

/** Encoded so that no value ends the part of the address that it stands in. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The request of an action with checked arguments: those with a place in the address stand there, the others in the query (GET) or
 * as one JSON object (POST). Undefined where a value would lead elsewhere, as ".." in a path does, or one of the path is missing.
 */
export function buildRequest(
  { method, url, parameters }: Pick<ActionFields, 'method' | 'url' | 'parameters'>,
  given: Arguments,
): ActionRequest | undefined {
  // A parameter may be called as something that every object has.
  const values = new Map(Object.entries(given));
  const template = parseTemplate(url);
  if (template === undefined || template.inPath.some((name) => !values.has(name))) return undefined;
  const [path = '', query = ''] = template.url.split('?');
  const fill = (text: string): string =>
    text.replace(/\{([A-Za-z0-9_]+)\}/g, (_, name: string) => encode(values.get(name) ?? ''));
  const placed = query.split('&').filter((pair) => {
    const [, name] = /\{([A-Za-z0-9_]+)\}$/.exec(pair) ?? [];
    return pair !== '' && (name === undefined || values.has(name));
  });
  const named = new Set([...template.inPath, ...template.inQuery]);
  const others = parameters.flatMap(({ name }) => {
    const value = values.get(name);
    return named.has(name) || value === undefined ? [] : ([[name, value]] as const);
  });
  const added = method === 'GET' ? others.map(([name, value]) => `${name}=${encode(value)}`) : [];
  const pairs = [...placed.map(fill), ...added];
  const filled = `${fill(path)}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
  if (!URL.canParse(filled) || new URL(filled).href !== filled) return undefined;
  return { method, url: filled, body: method === 'GET' ? null : JSON.stringify(Object.fromEntries(others)) };
}
