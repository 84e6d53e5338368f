import type { SmallTalk } from './SmallTalk.ts';
import { smallTalkOf } from './smallTalkOf.ts';

/** A clause with the punctuation or emoji behind it. A point within a number ends none. */
const CLAUSES =
  /.+?(?:(?:[,.;:!?…\n–—]+(?=\s|$)|\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\u{FE0F})*|\n)+\s*|$)/gsu;
const FIRST_WORD = /^\s*(\p{L}+)\s+(?=\S+\s+\S)/u;
/** Kinds that are said on the way to a question and not instead of one. */
const ASIDE: ReadonlySet<SmallTalk | undefined> = new Set(['greeting', 'thanks', 'fine', 'goodbye']);
/** A first word of these kinds needs no comma behind it: "super" may be the petrol. */
const OPENING: ReadonlySet<SmallTalk | undefined> = new Set(['greeting', 'thanks']);

/** A message without greetings, thanks and the like before and behind its question, as it was where it has nothing else. */
export function withoutSmallTalk(text: string): string {
  const clauses = text.match(CLAUSES) ?? [];
  const isAside = clauses.map((clause) => ASIDE.has(smallTalkOf(clause)));
  const [first, last] = [isAside.indexOf(false), isAside.lastIndexOf(false)];
  if (first < 0) return text;
  const question = clauses
    .slice(first, last + 1)
    .join('')
    .trim();
  const opening = FIRST_WORD.exec(question);
  return opening !== null && OPENING.has(smallTalkOf(opening[1] ?? '')) ? question.slice(opening[0].length) : question;
}
