import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { extractDocument } from '../../functions/src/knowledge/extraction/extractDocument.ts';
import { ExpectedError } from '../../local/src/errors/ExpectedError.ts';
import type { EvalCorpus } from './corpus.ts';

/** One file of a folder of questions: see docs/evaluation.md. */
const fileSchema = z.strictObject({
  business: z.string().min(1),
  language: z.enum(['en', 'de']),
  documents: z.array(z.strictObject({ name: z.string().min(1), markdown: z.string().min(1) })).min(1),
  questions: z.array(
    z.strictObject({
      question: z.string().min(1),
      previous: z.nullable(z.string().min(1)),
      source: z.nullable(z.string().min(1)),
      answers: z.array(z.string().min(1)),
      relevant: z.array(z.string().min(1)),
      kind: z.string().min(1),
    }),
  ),
});

type CorpusFile = z.infer<typeof fileSchema>;

/** The files of questions in a folder, in the order of their names; all of them count as `name`. */
export async function readCorpora(folder: string, name: string): Promise<EvalCorpus[]> {
  const entries = await readdir(folder).catch(() => {
    throw new ExpectedError(`There is no folder ${folder}.`);
  });
  const files = entries.filter((entry) => entry.endsWith('.json')).toSorted();
  if (files.length === 0) throw new ExpectedError(`The folder ${folder} holds no .json file.`);
  return Promise.all(files.map(async (file) => toCorpus(await readCorpusFile(path.join(folder, file)), name)));
}

async function readCorpusFile(file: string): Promise<CorpusFile> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new ExpectedError(`${file} is not JSON.`);
  }
  const { data, error } = fileSchema.safeParse(content);
  if (data === undefined) throw new ExpectedError(`${file}: ${z.prettifyError(error)}`);
  const names = new Set(data.documents.map((document) => document.name));
  for (const { question, source, answers } of data.questions) {
    const where = `${file}, "${question}"`;
    if (source !== null && !names.has(source)) throw new ExpectedError(`${where}: there is no document ${source}.`);
    if ((source === null) !== (answers.length === 0))
      throw new ExpectedError(`${where}: a question has a source and answers, or neither.`);
  }
  return data;
}

async function toCorpus({ language, documents, questions }: CorpusFile, name: string): Promise<EvalCorpus> {
  return {
    name,
    language,
    documents: await Promise.all(
      documents.map(async (document) => {
        const { sections } = await extractDocument(new TextEncoder().encode(document.markdown), 'md');
        return { id: document.name, article: document.name, sections };
      }),
    ),
    questions: questions.map(({ source, ...question }) => ({ ...question, documentId: source, article: source })),
  };
}
