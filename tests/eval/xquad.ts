import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const fileSchema = z.object({
  data: z.array(
    z.object({
      paragraphs: z.array(
        z.object({
          context: z.string(),
          qas: z.array(z.object({ question: z.string(), answers: z.array(z.object({ text: z.string() })) })),
        }),
      ),
    }),
  ),
});

interface Paragraph {
  id: string;
  article: number;
  text: string;
}

interface GoldQuestion {
  question: string;
  answers: string[];
  paragraphId: string;
  article: number;
}

export interface Corpus {
  paragraphs: Paragraph[];
  questions: GoldQuestion[];
}

/** XQuAD (Artetxe et al. 2020, arXiv:1910.11856) in one language from the folder of extra test data, or undefined without it. */
export async function readXquad(language: 'en' | 'de'): Promise<Corpus | undefined> {
  const folder = process.env['PARLANCE_TEST_DATA'];
  if (folder === undefined) return undefined;
  const file = fileSchema.parse(JSON.parse(await readFile(path.join(folder, `xquad-half.${language}.json`), 'utf8')));
  const paragraphs: Paragraph[] = [];
  const questions: GoldQuestion[] = [];
  for (const [article, { paragraphs: texts }] of file.data.entries()) {
    for (const [position, { context, qas }] of texts.entries()) {
      const id = `${article}-${position}`;
      paragraphs.push({ id, article, text: context });
      for (const { question, answers } of qas) {
        questions.push({ question, answers: answers.map(({ text }) => text), paragraphId: id, article });
      }
    }
  }
  return { paragraphs, questions };
}
