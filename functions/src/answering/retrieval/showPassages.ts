import type { Citation } from '@parlance/domain/widget/answerStream';
import { LexicalIndex } from '../../kernel/text/lexicalIndex.ts';
import { quoteOf } from './quoteOf.ts';
import type { RankedPassage } from './rankPassages.ts';

/** Maximum number of passages: as many as a visitor looks at in a chat. */
const MOST = 3;
const EXCERPT = 240;
/** Cosine similarity from which on a passage is shown although it has none of the question's words, as in another language. */
const MIN_SIMILARITY = 0.7;
/** Share of the question's words, by their weight, that another one must have. */
const MIN_COVERAGE = 0.4;

/** The beginning of a passage in one line, cut between two words. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()} …`;
}

/** No model judges them here: they are near the question by their vector, or have enough of its words. */
function relevant(question: string, passages: readonly RankedPassage[]): readonly RankedPassage[] {
  const textOf = ({ heading, text }: RankedPassage): string => `${heading} ${text}`;
  const index = new LexicalIndex(question, passages.map(textOf));
  return passages.filter(
    (passage) => passage.similarity >= MIN_SIMILARITY || index.coverage(textOf(passage)) >= MIN_COVERAGE,
  );
}

/** Passages as a visitor is shown them in place of an answer. */
export interface ShownPassages {
  /** Lines of a list, each with the mark of its citation. */
  list: string;
  citations: Citation[];
}

/**
 * The best passages in their own words, each with its source, where no model says what they mean. Undefined where none is near the
 * question.
 * @param passages Best first.
 */
export function showPassages(question: string, passages: readonly RankedPassage[]): ShownPassages | undefined {
  const shown = relevant(question, passages).slice(0, MOST);
  if (shown.length === 0) return undefined;
  // An FAQ stands in no source: it has nothing to cite.
  const cited = shown.filter(({ isFaq }) => !isFaq);
  const lines = shown.map((passage) => {
    const n = cited.indexOf(passage) + 1;
    return `- ${excerptOf(passage.text)}${n === 0 ? '' : ` [${n}]`}`;
  });
  const citations = cited.map(({ sourceId, sourceName, heading, page, url, text }, index) => {
    return { n: index + 1, sourceId, sourceName, heading, page, url, quote: quoteOf(text) };
  });
  return { list: lines.join('\n'), citations };
}
