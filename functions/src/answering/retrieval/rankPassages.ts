import type { AiProvider, Embedder } from '../../ai/provider.ts';
import { LexicalIndex } from '../../text/lexicalIndex.ts';

export interface Candidate {
  chunkId: string;
  sourceId: string;
  sourceName: string;
  heading: string;
  page: number | null;
  /** Address of the web page that it comes from. */
  url: string | null;
  /** Of a question with its answer: the question. */
  question: string | null;
  /** One of the chatbot's FAQs, which stand in no source. */
  isFaq: boolean;
  text: string;
  /** Cosine similarity of the vectors, -1 to 1. */
  similarity: number;
}

export interface RankedPassage extends Candidate {
  /** Similarity plus the weighted share of the question's words, and a little more for the business's own answers. */
  score: number;
}

/** The business's own words about a question go before what a document says on the side. */
const OWN_ANSWER = 0.1;
/** At most this many passages of one source as long as others have any, so that one long document crowds out none. */
const PER_SOURCE = 4;

/** How passages are ranked: see Embedder and AiProvider. */
export type Ranking = Pick<Embedder, 'minScore' | 'lexicalWeight'> & Pick<AiProvider, 'passages'>;

/** Candidates by vector and words together, without those below `minScore`, mixed by source and capped at `passages`. */
export function rankPassages(
  question: string,
  candidates: readonly Candidate[],
  { minScore, lexicalWeight, passages }: Ranking,
): RankedPassage[] {
  const index = new LexicalIndex(
    question,
    candidates.map(({ heading, text }) => `${heading} ${text}`),
  );
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.similarity +
        lexicalWeight * index.coverage(`${candidate.sourceName} ${candidate.heading} ${candidate.text}`) +
        (candidate.question === null ? 0 : OWN_ANSWER),
    }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score);
  const perSource = new Map<string, number>();
  const isCrowding = new Map(
    ranked.map(({ chunkId, sourceId }) => {
      const taken = perSource.get(sourceId) ?? 0;
      perSource.set(sourceId, taken + 1);
      return [chunkId, taken >= PER_SOURCE];
    }),
  );
  const mixed = [
    ...ranked.filter(({ chunkId }) => isCrowding.get(chunkId) === false),
    ...ranked.filter(({ chunkId }) => isCrowding.get(chunkId) === true),
  ];
  return mixed.slice(0, passages).sort((a, b) => b.score - a.score);
}
