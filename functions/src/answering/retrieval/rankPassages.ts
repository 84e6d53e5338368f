import type { AiProvider, Embedder } from '../../ai/AiProvider.ts';
import { words } from '@parlance/domain/text/words';
import { LexicalIndex } from '../../kernel/text/lexicalIndex.ts';

export interface Candidate {
  chunkId: string;
  sourceId: string;
  sourceName: string;
  heading: string;
  page: number | null;
  /** Position in its source: the page's document, for a website, and the position there. Null for what is in no source. */
  place: { pageId: string | null; index: number } | null;
  /** Address of the web page that it comes from. */
  url: string | null;
  /** Of a question with its answer: the question. */
  question: string | null;
  /** One of the chatbot's FAQs, which stand in no source. */
  isFaq: boolean;
  /** It has a word of the question which few passages of the chatbot have. */
  hasRareWord: boolean;
  /** True for what an action has answered to this very question. */
  isResult?: true;
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
/** At most this share of the passages comes of one document as long as others have any, so that a long one crowds out none; but these many may. */
const DOCUMENT_SHARE = 1 / 3;
const PER_DOCUMENT = 4;

/** Options for ranking passages: see Embedder and AiProvider. */
export type Ranking = Pick<Embedder, 'minScore' | 'lexicalWeight'> & Pick<AiProvider, 'passages'>;

/** Candidates by vector and words together, without those below `minScore`, mixed by document and capped at `passages`. */
export function rankPassages(
  question: string,
  candidates: readonly Candidate[],
  { minScore, lexicalWeight, passages }: Ranking,
): RankedPassage[] {
  const textOf = ({ heading, text }: Candidate): string => `${heading} ${text}`;
  const index = new LexicalIndex(question, candidates.map(textOf));
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.similarity +
        lexicalWeight * index.coverage(candidate.sourceName, textOf(candidate)) +
        (candidate.question === null ? 0 : OWN_ANSWER),
    }))
    .filter(({ score, hasRareWord }) => hasRareWord || score >= minScore)
    .sort((a, b) => b.score - a.score);
  const most = Math.max(PER_DOCUMENT, Math.floor(passages * DOCUMENT_SHARE));
  const perDocument = new Map<string, number>();
  const isCrowding = new Map(
    ranked.map(({ chunkId, sourceId, place }) => {
      // A website is one source of many documents: its pages.
      const document = place?.pageId ?? sourceId;
      const taken = perDocument.get(document) ?? 0;
      perDocument.set(document, taken + 1);
      return [chunkId, taken >= most];
    }),
  );
  const mixed = [
    ...ranked.filter(({ chunkId }) => isCrowding.get(chunkId) === false),
    ...ranked.filter(({ chunkId }) => isCrowding.get(chunkId) === true),
  ];
  return withRare(thinned(mixed), passages).sort((a, b) => b.score - a.score);
}

/** Texts that share at least this part of all their words say the same. */
const SAME = 0.9;

/** Without those that say what a better one says: the same text on two pages, or in two versions of a document. */
function thinned(ranked: readonly RankedPassage[]): RankedPassage[] {
  const kept: { passage: RankedPassage; words: ReadonlySet<string> }[] = [];
  for (const passage of ranked) {
    const own = new Set(words(passage.text));
    const isRepeated = kept.some(({ words: other }) => {
      // Texts of such different lengths cannot share enough.
      if (Math.min(own.size, other.size) < SAME * Math.max(own.size, other.size)) return false;
      const both = [...own].filter((word) => other.has(word)).length;
      return both >= SAME * (own.size + other.size - both);
    });
    if (!isRepeated) kept.push({ passage, words: own });
  }
  return kept.map(({ passage }) => passage);
}

/** At most this share of an answer's passages are there for a rare word alone. */
const RARE_SHARE = 1 / 4;

/** The best `limit`, of which a part is kept for passages with a rare word that others would crowd out. */
function withRare(ranked: readonly RankedPassage[], limit: number): RankedPassage[] {
  const crowdedOut = ranked.slice(limit).filter(({ hasRareWord }) => hasRareWord);
  const seats = Math.min(crowdedOut.length, Math.floor(limit * RARE_SHARE));
  return [...ranked.slice(0, limit - seats), ...crowdedOut.slice(0, seats)];
}
