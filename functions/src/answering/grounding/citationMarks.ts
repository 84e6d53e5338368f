import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

const AND = anyOf(({ joints }) => joints.and);
const TO = anyOf(({ joints }) => joints.to);
const BETWEEN = new RegExp(String.raw`\s*(?:,|;|&|${AND})\s*`, 'iu');
const UP_TO = new RegExp(String.raw`\s*(?:[-–—]|${TO})\s*`, 'iu');
const NUMBERS = String.raw`\d{1,2}(?:\s*(?:,|;|&|[-–—]|${AND}|${TO})\s*\d{1,2})*`;
/** Labels that some models write before the number. */
const LABEL = String.raw`${anyOf(({ statements }) => statements.citation)}\.?:?\s*(?:n\s*=\s*)?["#]?`;

/** `[1]`, `[1, 2]`, `[1-3]`, `[^1]`, `[Source 1]`, `【1†shipping.md】`. A link's text in brackets is none. */
const BRACKETED = String.raw`(?:\[|【)\s*\^?(?:${LABEL}\s*)?(${NUMBERS})"?\s*(?:†[^\]】\n]{0,80})?(?:\]|】)(?!\()`;
/** `(Source 1)`, and a bare `(1)` where a sentence ends. */
const LABELLED = String.raw`\((?:${LABEL}\s*)(${NUMBERS})"?\)`;
const PARENTHESIZED = String.raw`(?<=\S\s?)\((${NUMBERS})\)(?=\s*(?:[.!?…;]|$))|(?<=[.!?…]\s?)\((${NUMBERS})\)`;
/** `kostet.¹`: behind a word or a full stop, and not in "m²". */
const SUPERSCRIPT = String.raw`(?<=\p{L}{4}|[.!?…])([¹²³⁴⁵⁶⁷⁸⁹])(?![\p{L}\p{N}])`;

const MARK = new RegExp(String.raw`(\s*)(?:${BRACKETED}|${LABELLED}|${PARENTHESIZED}|${SUPERSCRIPT})`, 'gu');

/** A mark in any of these forms behind a sentence, for the search for its end; part of a regular expression. */
export const MARK_BEHIND = String.raw`(?:\s{0,2}(?:\[\s*\^?(?:${LABEL}\s*)?\d[^\]\n]{0,90}\]|【[^】\n]{1,90}】|\((?:${LABEL}\s*)?${NUMBERS}"?\)|[¹²³⁴⁵⁶⁷⁸⁹]))`;
/** The beginning of a mark in brackets; part of a regular expression. */
export const MARK_BEGIN = String.raw`(?:\[\s*(?:\d|\^\d|${LABEL}\s*\d))`;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function numbersIn(written: string): number[] {
  const raised = SUPERSCRIPTS.indexOf(written);
  if (raised > 0) return [raised];
  const parts = written.split(BETWEEN);
  return parts.flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split(UP_TO).map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  });
}

/**
 * A sentence with its marks as `[n]`, one for each passage, whatever form the model gave them: "[1, 2]" becomes "[1][2]".
 * Marks that point at no passage are dropped. A number in parentheses that names no passage is none of ours and stays.
 */
export function normalizeMarks(sentence: string, known: ReadonlySet<number>): string {
  return sentence.replace(MARK, (whole: string, space: string, ...groups: unknown[]) => {
    const written = groups.slice(0, 5).find((group): group is string => typeof group === 'string') ?? '';
    const isBare = /^\s*\(\d/.test(whole);
    const numbers = numbersIn(written);
    if (isBare && !numbers.every((n) => known.has(n))) return whole;
    const marks = [...new Set(numbers)].filter((n) => known.has(n)).map((n) => `[${n}]`);
    if (marks.length === 0) return '';
    return `${space.includes('\n') ? '\n' : space === '' && !whole.startsWith('[') ? ' ' : space}${marks.join('')}`;
  });
}
