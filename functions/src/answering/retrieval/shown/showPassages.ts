import type { Citation } from '@parlance/domain/widget/answerStream';
import { LexicalIndex } from '../../../kernel/text/lexicalIndex.ts';
import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { quoteOf } from '../quoteOf.ts';
import type { RankedPassage } from '../rankPassages.ts';
import { sharedWords } from './sharedWords.ts';

/** Maximum number of passages: as many as a visitor looks at in a chat. */
const MOST = 3;
const EXCERPT = 240;
/** Cosine similarity from which on a passage is shown although it has none of the question's words, as in another language. */
const MIN_SIMILARITY = 0.7;
/** Share of the question's words, by their weight, that another one must have: enough that questions about something else get none (docs/evaluation.md). */
const MIN_COVERAGE = 0.2;

/** A passage in one line, from the sentence on that has most of the question's words, cut between two words. */
function excerptOf(text: string, index: LexicalIndex): string {
  const sentences = splitSentences(text);
  const whole = sentences.join(' ').replaceAll(/\s+/gu, ' ');
  if (whole.length <= EXCERPT) return whole;
  const coverages = sentences.map((sentence) => index.coverage(sentence));
  const start = coverages.indexOf(Math.max(...coverages));
  const line = sentences.slice(start).join(' ').replaceAll(/\s+/gu, ' ');
  const before = start === 0 ? '' : '… ';
  if (line.length <= EXCERPT) return before + line;
  const cut = line.slice(0, EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${before}${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()} …`;
}

function textOf({ heading, text }: RankedPassage): string {
  return `${heading} ${text}`;
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
  const texts = passages.map(textOf);
  const index = new LexicalIndex(sharedWords(question, texts), texts);
  // No model judges them here: they are near the question by their vector, or have enough of its words.
  const isNear = (passage: RankedPassage): boolean =>
    passage.similarity >= MIN_SIMILARITY || index.coverage(textOf(passage)) >= MIN_COVERAGE;
  const shown = passages.filter(isNear).slice(0, MOST);
  if (shown.length === 0) return undefined;
  // An FAQ stands in no source: it has nothing to cite.
  const cited = shown.filter(({ isFaq }) => !isFaq);
  const lines = shown.map((passage) => {
    const n = cited.indexOf(passage) + 1;
    return `- ${excerptOf(passage.text, index)}${n === 0 ? '' : ` [${n}]`}`;
  });
  const citations = cited.map(({ sourceId, sourceName, heading, page, url, text }, place) => {
    return { n: place + 1, sourceId, sourceName, heading, page, url, quote: quoteOf(text) };
  });
  return { list: lines.join('\n'), citations };
}
