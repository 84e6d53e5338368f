import { LIMITS } from '@parlance/domain/limits';
import { LexicalIndex } from '../text/lexicalIndex.ts';

export interface Candidate {
  sourceId: string;
  sourceName: string;
  heading: string;
  page: number | null;
  text: string;
  /** Cosine similarity of the vectors, -1 to 1. */
  similarity: number;
}

export interface RankedPassage extends Candidate {
  /** Similarity plus half the covered share of the question's words. */
  score: number;
}

const LEXICAL_WEIGHT = 0.5;
/** At most this many passages of one source, so that one long document does not crowd out the rest. */
const PER_SOURCE = 4;

/** Candidates by vector and words together, without those below `minScore`, capped per source and in number. */
export function rankPassages(question: string, candidates: readonly Candidate[], minScore: number): RankedPassage[] {
  const index = new LexicalIndex(
    question,
    candidates.map(({ heading, text }) => `${heading} ${text}`),
  );
  const perSource = new Map<string, number>();
  return candidates
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.similarity +
        LEXICAL_WEIGHT * index.coverage(`${candidate.sourceName} ${candidate.heading} ${candidate.text}`),
    }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .filter(({ sourceId }) => {
      const taken = perSource.get(sourceId) ?? 0;
      perSource.set(sourceId, taken + 1);
      return taken < PER_SOURCE;
    })
    .slice(0, LIMITS.passagesInPrompt);
}
