import { escapeRegExp } from '../../../../../kernel/text/escapeRegExp.ts';
import { MAIL_WORDS } from './MAIL_WORDS.ts';
import type { MailWords } from './MailWords.ts';

/** Source of a regular expression for any of some words of all languages, the longest first. */
export function oneOf(choose: (words: MailWords) => readonly string[]): string {
  const words = [...new Set(MAIL_WORDS.flatMap(choose))].toSorted((a, b) => b.length - a.length);
  return `(?:${words.map((word) => escapeRegExp(word).replaceAll(' ', String.raw`\s+`)).join('|')})`;
}
