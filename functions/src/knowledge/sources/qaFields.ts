import type { QaSource } from '@parlance/domain/documents/knowledge/source';
import { searchTermsOf } from '@parlance/domain/search/searchTerms';
import { requeued } from '../ingestion/requeued.ts';

/** A question with its answer. */
export interface Qa {
  question: string;
  answer: string;
}

/** Source fields of a question with its answer, waiting to be read, whatever it was before. */
export function qaFields({ question, answer }: Qa) {
  return {
    name: question,
    searchTerms: searchTermsOf(question),
    question,
    answer,
    size: Buffer.byteLength(question) + Buffer.byteLength(answer),
    fingerprint: '',
    ...requeued(),
  } as const satisfies Partial<QaSource>;
}

/** True if the source holds exactly this and has been read, or will be. */
export function holdsQa(source: Pick<QaSource, 'question' | 'answer' | 'status'>, { question, answer }: Qa): boolean {
  return source.question === question && source.answer === answer && source.status !== 'failed';
}
