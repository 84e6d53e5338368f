import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import { embedText } from '../../functions/src/ai/local/embedText.ts';
import {
  type Candidate,
  type RankedPassage,
  rankPassages,
} from '../../functions/src/answering/retrieval/rankPassages.ts';
import { splitText } from '../../functions/src/chunks/splitText.ts';
import type { EvalDocument } from './corpus.ts';

interface Row extends Omit<Candidate, 'similarity'> {
  vector: number[];
}

/** Documents in memory, cut, embedded and ranked by the product's own code: Firestore's exhaustive search without Firestore. */
const ranking = createLocalProvider();

export class LocalIndex {
  readonly #rows: readonly Row[];

  constructor(documents: readonly EvalDocument[]) {
    this.#rows = documents.flatMap(({ id, sections }) =>
      splitText([...sections]).map(({ index, heading, page, text }) => ({
        chunkId: `${id}-${index}`,
        sourceId: id,
        // The names of XQuAD's paragraphs say nothing, and a shop's file names are no words of a customer's.
        sourceName: '',
        heading,
        page,
        url: null,
        question: null,
        isFaq: false,
        text,
        vector: embedText(`${heading}\n${text}`),
      })),
    );
  }

  /** The passages that an answer may draw on, best first. */
  search(question: string, minScore: number): RankedPassage[] {
    const query = embedText(question);
    const nearest = this.#rows
      .map(({ vector, ...row }) => ({
        ...row,
        similarity: vector.reduce((sum, value, i) => sum + value * (query[i] ?? 0), 0),
      }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, ranking.candidates);
    return rankPassages(question, nearest, { ...ranking, minScore });
  }
}
