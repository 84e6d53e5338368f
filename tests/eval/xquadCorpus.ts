import { readXquad } from './xquad.ts';
import type { EvalCorpus } from './corpus.ts';

/** XQuAD's paragraphs and questions, or undefined without the folder of extra test data. */
export async function xquadCorpus(language: 'en' | 'de'): Promise<EvalCorpus | undefined> {
  const data = await readXquad(language);
  if (data === undefined) return undefined;
  return {
    name: 'xquad',
    language,
    documents: data.paragraphs.map(({ id, article, text }) => ({
      id,
      article: String(article),
      sections: [{ headings: [], page: null, text }],
    })),
    questions: data.questions.map(({ question, answers, paragraphId, article }) => ({
      question,
      previous: null,
      answers,
      relevant: [],
      kind: 'fact',
      documentId: paragraphId,
      article: String(article),
    })),
  };
}
