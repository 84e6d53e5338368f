import type { IconSet } from './iconSet.ts';

/** The drawing of that name or of the one that it is another name for; undefined if the set has neither. */
export function iconBody({ icons, aliases }: Pick<IconSet, 'icons' | 'aliases'>, name: string): string | undefined {
  const real = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
  return Object.hasOwn(icons, real) ? icons[real]?.body : undefined;
}
