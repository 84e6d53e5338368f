import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ExpectedError } from '../../../local/src/errors/ExpectedError.ts';
import { type Business, businessSchema } from './Business.ts';

interface NamedBusiness extends Business {
  /** The file's, without its ending. */
  name: string;
}

const OWN = path.join(import.meta.dirname, '..', 'simulations');

/** The files of simulated customers in a folder, by default the repository's own, in the order of their names. Throws an `ExpectedError`. */
export async function readBusinesses(folder = OWN): Promise<NamedBusiness[]> {
  const entries = await readdir(folder).catch(() => {
    throw new ExpectedError(`There is no folder ${folder}.`);
  });
  const files = entries.filter((entry) => entry.endsWith('.json')).toSorted();
  if (files.length === 0) throw new ExpectedError(`The folder ${folder} holds no .json file.`);
  return Promise.all(
    files.map(async (file) => {
      const where = path.join(folder, file);
      const { data, error } = businessSchema.safeParse(parse(await readFile(where, 'utf8')));
      if (data === undefined) throw new ExpectedError(`${where}: ${z.prettifyError(error)}`);
      return { ...data, name: file.replace(/\.json$/, '') };
    }),
  );
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
