import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const floorsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** The least that each figure of each corpus must reach: `{ "support.en": { "recallAt5": 0.9 } }`. */
export async function readFloors(): Promise<z.infer<typeof floorsSchema>> {
  return floorsSchema.parse(JSON.parse(await readFile(path.join(import.meta.dirname, 'floors.json'), 'utf8')));
}
