import type { Inventory } from './readInventory.ts';

const SHOWN = 10;

/** Missing, changed or added entries, a line each, of which the first ten are enough. */
export function differences(before: Inventory, after: Inventory): string[] {
  const lines = [
    ...[...before]
      .filter(([name, hash]) => after.get(name) !== hash)
      .map(([name]) => `${after.has(name) ? 'changed' : 'missing'}: ${name}`),
    ...[...after.keys()].filter((name) => !before.has(name)).map((name) => `added: ${name}`),
  ];
  return lines.slice(0, SHOWN);
}
