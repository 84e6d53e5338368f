import { type FileType, fileTypeOf } from '@parlance/domain/fileTypes';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const FOLDER = path.join(import.meta.dirname, 'documents');

const texts = z.array(z.string().min(1)).default([]);

/** Fact that answers a question about a document, written before anybody looked at what the readers give. */
const factSchema = z
  .strictObject({
    question: z.string().min(1),
    /** One line of a passage holds all of them. */
    line: texts,
    /** And all of these stand in one cell of that line, with the names of its column. */
    cell: texts,
    /** They stand in this order and close together, in a passage with its heading. */
    near: texts,
    /** None of these stands anywhere: what somebody who reads the letters alone would take the document for. */
    never: texts,
  })
  .refine(({ line, near }) => line.length + near.length > 0);

export type Fact = z.infer<typeof factSchema>;

const fileSchema = z.array(
  z.strictObject({
    file: z.string().min(1),
    kind: z.string().min(1),
    language: z.enum(['en', 'de']),
    facts: z.array(factSchema).length(5),
  }),
);

export interface FactDocument {
  name: string;
  kind: string;
  fileType: FileType;
  bytes: Uint8Array;
  facts: Fact[];
}

/** The documents of `tests/eval/documents`, each with its questions. */
export async function documentFacts(): Promise<FactDocument[]> {
  const lists = (await readdir(FOLDER)).filter((entry) => entry.endsWith('.json'));
  const read = await Promise.all(lists.toSorted().map(readList));
  return read.flat();
}

async function readList(list: string): Promise<FactDocument[]> {
  const documents = fileSchema.parse(JSON.parse(await readFile(path.join(FOLDER, list), 'utf8')));
  const folder = path.join(FOLDER, path.basename(list, '.json'));
  return Promise.all(
    documents.map(async ({ file, kind, facts }) => {
      const fileType = fileTypeOf(file);
      if (fileType === undefined) throw new Error(`${file} has no ending that is read.`);
      return { name: file, kind, fileType, bytes: await readFile(path.join(folder, file)), facts };
    }),
  );
}
