import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPES, type FileType } from '@parlance/domain/fileTypes';
import * as z from 'zod';
import { extractDocument } from '../../functions/src/knowledge/extraction/extractDocument.ts';
import { makeDocument } from '../../local/src/seed/makeDocument.ts';
import { FERNWEG } from '../../local/src/seed/TENANTS.ts';
import type { EvalCorpus } from './corpus.ts';

const rowSchema = z.strictObject({
  question: z.string(),
  source: z.nullable(z.string()),
  answers: z.array(z.string()),
});

function fileTypeOf(name: string): FileType {
  const ending = path.extname(name).slice(1);
  const type = Object.keys(FILE_TYPES).find((one): one is FileType => one === ending && one in FILE_TYPES);
  if (type === undefined) throw new Error(`${name} is no document`);
  return type;
}

/** The demo shop's documents in both languages, and what its customers ask in one. */
export async function supportCorpus(language: 'en' | 'de'): Promise<EvalCorpus> {
  const file = path.join(import.meta.dirname, `support.${language}.json`);
  const rows = z.array(rowSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  const documents = await Promise.all(
    FERNWEG.documents.map(async (name) => {
      const { bytes } = await makeDocument(name);
      const { sections } = await extractDocument(bytes, fileTypeOf(name));
      return { id: name, article: name, sections };
    }),
  );
  const questions = rows.map(({ question, source, answers }) => ({
    question,
    previous: null,
    documentId: source,
    article: source,
    answers,
    relevant: [],
    kind: source === null ? 'unanswerable' : 'fact',
  }));
  return { name: 'support', language, documents, questions };
}
