import { LexicalIndex } from '../../text/lexicalIndex.ts';
import { splitSentences } from '../../text/splitSentences.ts';
import { NO_ANSWER } from '../noAnswer.ts';

export interface NumberedPassage {
  n: number;
  heading: string;
  text: string;
}

const MAX_SENTENCES = 3;
/** How much the surroundings of a sentence (its heading and passage) count beside its own words. */
const CONTEXT_WEIGHT = 0.6;
const MIN_SCORE = 0.36;
const NEAR_BEST = 0.65;

/**
 * The best one to three sentences of the passages, to the letter, each with its [n]; NO_ANSWER when none meets enough of
 * the question. Sentences of the `former` answer come only where no other meets enough. Never paraphrases and knows nothing
 * beyond the passages.
 */
export function extractAnswer(question: string, passages: readonly NumberedPassage[], former = ''): string {
  const index = new LexicalIndex(
    question,
    passages.map(({ heading, text }) => `${heading} ${text}`),
  );
  const all = passages.flatMap(({ n, heading, text }, rank) => {
    const context = index.coverage(`${heading} ${text}`);
    return splitSentences(text)
      .filter((sentence) => /[\p{L}\p{N}]{2}/u.test(sentence) && !sentence.startsWith('#'))
      .map((sentence, position) => ({
        n,
        rank,
        position,
        sentence: sentence.replace(/^[-*•]\s+/, ''),
        score: index.coverage(sentence) + CONTEXT_WEIGHT * context - 0.01 * rank,
      }));
  });
  const said = wordsOf(former);
  const others = all.filter(({ sentence, score }) => score >= MIN_SCORE && !said.includes(wordsOf(sentence)));
  const scored = others.length > 0 ? others : all;
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < MIN_SCORE) return NO_ANSWER;
  const candidates = scored
    .filter(({ score }) => score >= MIN_SCORE && score >= best * NEAR_BEST)
    .sort((a, b) => b.score - a.score || a.rank - b.rank || a.position - b.position);
  return withoutEchoes(candidates, (sentence) => index.wordsIn(sentence))
    .slice(0, MAX_SENTENCES)
    .sort((a, b) => a.rank - b.rank || a.position - b.position)
    .map(({ sentence, n }) => `${sentence} [${n}]`)
    .join('\n');
}

/** A text's words alone, however it is set and marked. */
function wordsOf(text: string): string {
  return (text.replace(/\[\d+\]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Drops sentences that meet fewer words of the question than one before them and none that it does not: rows for other countries. */
function withoutEchoes<T extends { sentence: string }>(
  candidates: readonly T[],
  wordsIn: (sentence: string) => string[],
): T[] {
  const kept: { candidate: T; words: string[] }[] = [];
  for (const candidate of candidates) {
    const words = wordsIn(candidate.sentence);
    const isEcho = kept.some(
      (better) => words.length < better.words.length && words.every((word) => better.words.includes(word)),
    );
    if (!isEcho) kept.push({ candidate, words });
  }
  return kept.map(({ candidate }) => candidate);
}
