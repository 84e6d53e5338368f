import type { PdfLine } from './PdfLine.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';

/** Decides whether the hyphen at the end of a line belongs to the word. */
export type KeepsHyphen = (line: string, next: string) => boolean;

/** First parts of compounds that keep their hyphen, unless an ending follows ("high-er"). */
const FREE_PARTS = new Set(everyWord(({ words }) => words.hyphenated.parts));
const ENDINGS = new Set(everyWord(({ words }) => words.hyphenated.endings));
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const LAST_PART = /(\p{L}+(?:-\p{L}+)*)-$/u;
const FIRST_PART = /^(\p{L}+)/u;

/** A rule that knows the words of a document: what it writes with a hyphen, or without one, elsewhere. */
export function createHyphenRule(lines: readonly PdfLine[]): KeepsHyphen {
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(WORD) ?? []));
  return (line, next) => {
    const first = LAST_PART.exec(line)?.[1]?.toLowerCase() ?? '';
    const second = FIRST_PART.exec(next)?.[1]?.toLowerCase() ?? '';
    if (first === '' || second === '') return false;
    if (words.has(`${first}-${second}`)) return true;
    return !words.has(`${first}${second}`) && FREE_PARTS.has(first) && !ENDINGS.has(second);
  };
}
