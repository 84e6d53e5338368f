import path from 'node:path';
import type { EvalCorpus } from './corpus.ts';
import { readCorpora } from './readCorpora.ts';
import { supportCorpus } from './supportCorpus.ts';
import { xquadCorpus } from './xquadCorpus.ts';

const FOLDER = path.join(import.meta.dirname, 'corpora');

/** The demo shop, businesses of several kinds, those that nobody looks at while working on answers, and XQuAD's if it is there. */
export async function ownCorpora(): Promise<EvalCorpus[]> {
  const corpora = [
    ...(await readCorpora(FOLDER, 'corpora')),
    ...(await readCorpora(path.join(FOLDER, 'held-out'), 'held-out')),
  ];
  for (const language of ['en', 'de'] as const) {
    const xquad = await xquadCorpus(language);
    corpora.push(await supportCorpus(language), ...(xquad === undefined ? [] : [xquad]));
  }
  return corpora;
}
