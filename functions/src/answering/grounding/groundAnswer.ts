import { LIMITS } from '@parlance/domain/limits';
import type { AnswerChunk, Citation } from '@parlance/domain/widget/answerStream';
import { NO_ANSWER } from '../../ai/noAnswer.ts';
import { LexicalIndex } from '../../kernel/text/lexicalIndex.ts';
import { splitSentences } from '../../kernel/text/splitSentences.ts';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import { quoteOf } from '../retrieval/quoteOf.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { citedNumbers, isSupported, withoutMarks } from '../checkSentence.ts';
import { normalizeMarks } from './citationMarks.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import { claimEvidenceOf } from './claimEvidence.ts';
import { evidenceOf } from '../evidence.ts';
import { guardInstructions } from './guardInstructions.ts';
import { isClaimSupported } from './isClaimSupported.ts';
import { keepSupported } from './keepSupported.ts';
import { withoutPrivateLines } from './secretSentences.ts';
import { sentencesOf } from './sentencesOf.ts';

export interface Grounds {
  passages: readonly RankedPassage[];
  /** The chatbot's own instructions: facts in them may be said, their wording may not. */
  instructions: string;
  /** Names that may be said although the instructions have them too. */
  names: readonly string[];
  /** Other facts that may be stated, such as today's date. */
  facts: readonly string[];
  /** The visitor's own words. */
  question: string;
}

/** Outcome of grounding a model's sentences. */
export interface Grounding {
  sentences: number;
  /** Of them, those that were not said or not in full. */
  dropped: number;
  /** True where the model itself found no answer in the passages. */
  isRefused: boolean;
  /** True if something of the rules or the instructions would have come out. */
  isLeak: boolean;
  /** True if anything was said. */
  isSaid: boolean;
}

/** An answer without any mark is taken for that of a passage that has so much of its words. */
const MIN_COVERAGE = 0.6;
/** A question back is short. */
const QUESTION_CHARACTERS = 240;

/**
 * Lets a model's stream through sentence by sentence, as far as each stands in the passages and gives nothing of the
 * instructions away; before a sentence come the citations that it is the first to use. Nothing comes before the first
 * sentence with a valid citation. An answer without any is held back to its end: then it gets the citation of the passage
 * whose words it has, or comes without one where it only asks back, or does not come at all.
 */
export async function* groundAnswer(
  stream: AsyncIterable<string>,
  { passages, instructions, names, facts, question }: Grounds,
): AsyncGenerator<AnswerChunk, Grounding> {
  const known = new Set(passages.map((_, index) => index + 1));
  const texts = passages.map(({ sourceName, heading, text, url }) => [sourceName, heading, text, url ?? ''].join('\n'));
  const own = [withoutPrivateLines(instructions), ...facts];
  const evidence = evidenceOf([...own, ...texts], question);
  const claims = claimEvidenceOf(texts, [...own, ...names], question);
  const isLeak = guardInstructions(instructions, [...names, ...texts]);
  const cited = new Set<number>();
  const grounding: Grounding = { sentences: 0, dropped: 0, isRefused: false, isLeak: false, isSaid: false };
  let writtenBefore = '';
  let held = '';
  let read = 0;
  for await (const raw of sentencesOf(stream)) {
    read += raw.length;
    if (read > LIMITS.answerCharacters) break;
    // The rest is read all the same: the provider gives its tokens at the end.
    grounding.isRefused ||= raw.includes(NO_ANSWER);
    const written = normalizeMarks(cleanMarkup(stripInvisible(raw)), known);
    if (grounding.isRefused || written.trim() === '') continue;
    grounding.sentences += 1;
    const sentence = keepSupported(written, (text) => isSupported(text, evidence) && isClaimSupported(text, claims));
    if (sentence !== written) grounding.dropped += 1;
    // What is dropped counts as written too: a secret may come word by word.
    const isTelling = isLeak(writtenBefore, written);
    writtenBefore += written;
    grounding.isLeak ||= isTelling;
    if (sentence === undefined || isTelling) continue;
    held += sentence;
    // Marks wait for the words that they belong to.
    if (!grounding.isSaid && withoutMarks(held).trim() === '') continue;
    for (const n of citedNumbers(held)) {
      const passage = passages[n - 1];
      if (passage === undefined || cited.has(n)) continue;
      cited.add(n);
      yield { type: 'citation', citation: toCitation(n, passage, held) };
    }
    if (cited.size === 0) continue;
    yield { type: 'text', text: held };
    grounding.isSaid = true;
    held = '';
  }
  if (!grounding.isRefused && !grounding.isLeak && !grounding.isSaid)
    grounding.isSaid = yield* giveUncited(held, passages);
  return grounding;
}

/** Gives out text that was held to the end, since nothing of it was cited. Returns whether anything was said. */
function* giveUncited(held: string, passages: readonly RankedPassage[]): Generator<AnswerChunk, boolean> {
  const text = held.trim();
  if (withoutMarks(text) === '') return false;
  const index = new LexicalIndex(
    text,
    passages.map((passage) => passage.text),
  );
  const coverages = passages.map((passage) => index.coverage(passage.heading, passage.text));
  const best = coverages.indexOf(Math.max(...coverages));
  const passage = passages[best];
  if (passage !== undefined && (coverages[best] ?? 0) >= MIN_COVERAGE) {
    yield { type: 'citation', citation: toCitation(best + 1, passage, text) };
    yield { type: 'text', text: `${text} [${best + 1}]` };
    return true;
  }
  if (!text.endsWith('?') || text.length > QUESTION_CHARACTERS || text.includes('\n')) return false;
  yield { type: 'text', text };
  return true;
}

/** The passage's own words that stand behind a sentence: the sentence nearest to it, or all that an action has answered. */
function toCitation(n: number, passage: RankedPassage, sentence: string): Citation {
  const { sourceId, sourceName, heading, page, url } = passage;
  const place = { n, sourceId, sourceName, heading, page, url };
  if (passage.isResult) return { ...place, quote: quoteOf(passage.text) };
  const candidates = splitSentences(passage.text);
  const index = new LexicalIndex(sentence, candidates);
  const coverages = candidates.map((candidate) => index.coverage(candidate));
  const best = candidates[coverages.indexOf(Math.max(...coverages))] ?? '';
  return { ...place, quote: quoteOf(best) };
}
