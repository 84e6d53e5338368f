import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The least that each figure of a row must reach: `{ "support.en": { "recallAt5": 0.9 } }`. */
const floorsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** One sentence for each figure that misses its floor in floors.json. They are the local provider's. */
export async function belowFloors(rows: ReadonlyMap<string, object>): Promise<string[]> {
  const file = path.join(import.meta.dirname, 'floors.json');
  const floors = floorsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return [...rows].flatMap(([name, scores]) => {
    const reached = new Map<string, unknown>(Object.entries(scores));
    return Object.entries(floors[name] ?? {}).flatMap(([figure, floor]) => {
      const found = reached.get(figure);
      const value = typeof found === 'number' ? found : 0;
      return value < floor ? [`${name}: ${figure} is ${value}, below ${floor}`] : [];
    });
  });
}
