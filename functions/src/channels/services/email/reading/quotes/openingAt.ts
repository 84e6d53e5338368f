import { oneOf } from '../words/oneOf.ts';
import { isQuoted } from './isQuoted.ts';

/** Lines into which mail programs break the sentence above a quote, and its length in characters. */
const MAX_LINES = 4;
const MAX_CHARACTERS = 400;

const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const ON = new RegExp(String.raw`^[-\s]*${oneOf(({ on }) => on)}${WORD_END}`, 'iu');
const WROTE_SOURCE = String.raw`(?<![\p{L}\p{N}])${oneOf(({ wrote }) => wrote)}${WORD_END}`;
const WROTE = new RegExp(WROTE_SOURCE, 'iu');
const ADDRESS_SOURCE = String.raw`<\s*(?:mailto:)?[^<>\s@]{1,80}@[^<>\s]{1,120}>`;
const ADDRESS = new RegExp(ADDRESS_SOURCE, 'u');
/** `Max <max@example.com> wrote:`, as Gmail on phones and Lotus Notes have it. */
const NAME_FIRST = new RegExp(String.raw`^[^<>:?!]{0,80}${ADDRESS_SOURCE}[^<>?!]{0,40}${WROTE_SOURCE}`, 'iu');
/** `2026-01-05 10:23 GMT+01:00 Max <max@example.com>:`, or a weekday before the date. */
const DATE_FIRST = /^(?:\p{L}{1,12}\.?,?\s)?\d{1,4}[-./\s]/u;
const END = /:[\s*]*-*\s*$/;
/** A time of day or an address: nobody writes them in a sentence about something that was written, and mail programs do. */
const EXACT = /\d{1,2}[:h]\d{2}|\S@\S/;

/** A day with its year beside that: a sentence about a call at 10:30 has none. */
const DATED = /\S@\S|(?<!\d)20\d\d(?!\d)|\d{1,4}[-./]\d{1,2}[-./]\d{2}/;

function nextFilled(lines: readonly string[], from: number): string | undefined {
  return lines.slice(from, from + 4).find((line) => line.trim() !== '');
}

function isOpening(joined: string, isBeforeQuote: boolean): boolean {
  if (!END.test(joined)) return false;
  // In any language: a sentence with a time or an address right above a quote.
  if (isBeforeQuote && (EXACT.test(joined) || WROTE.test(joined))) return true;
  if (NAME_FIRST.test(joined)) return true;
  if (DATE_FIRST.test(joined)) return ADDRESS.test(joined);
  return ON.test(joined) && WROTE.test(joined) && EXACT.test(joined) && DATED.test(joined);
}

/** True where a sentence above a quote may begin that goes on in the next line. */
function mayGoOn(line: string): boolean {
  return ON.test(line) || line.includes('<') || DATE_FIRST.test(line) || (WROTE.test(line) && /\d/.test(line));
}

/** True where a line was broken within an address: the sign that the next one begins with is its end, and no mark. */
function isAddressOpen(joined: string): boolean {
  return joined.lastIndexOf('<') > joined.lastIndexOf('>');
}

/** Number of lines at a place that a mail program wrote above what it quotes, such as "On Monday … wrote:"; 0 for any others. */
export function openingAt(lines: readonly string[], at: number): number {
  let joined = '';
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.trim() === '') return 0;
    if (isQuoted(line) && !isAddressOpen(joined)) return 0;
    joined = isAddressOpen(joined) ? `${joined}${line.trim()}` : `${joined} ${line}`.trim();
    if (joined.length > MAX_CHARACTERS) return 0;
    if (isOpening(joined, isQuoted(nextFilled(lines, at + count)))) return count;
    if (count === 1 && !mayGoOn(line)) return 0;
  }
  return 0;
}
