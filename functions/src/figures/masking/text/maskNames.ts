import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { fold } from '@parlance/domain/text/fold';
import { escapeRegExp } from '../../../kernel/text/escapeRegExp.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';

const TITLES = new Set([
  ...everyWord(({ people }) => people.notNames),
  ...'dr prof von van de zu der den di da la le el al'.split(' '),
]);
/** A name with more words is a sentence: it is replaced as a whole alone. */
const MOST_PARTS = 4;
const UMLAUTS: readonly (readonly [RegExp, string])[] = [
  [/ä|ae/giu, '(?:ä|ae|a)'],
  [/ö|oe/giu, '(?:ö|oe|o)'],
  [/ü|ue/giu, '(?:ü|ue|u)'],
  [/ß|ss/giu, '(?:ß|ss)'],
];

/** As it stands in running text: in either way to write its umlauts, in the genitive, in letters of any case. */
function patternOf(part: string): RegExp {
  const words = UMLAUTS.reduce((source, [umlaut, either]) => source.replaceAll(umlaut, either), escapeRegExp(part));
  const anySpace = words.replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${anySpace}(?:['’]?s)?(?![\p{L}\p{N}])`, 'giu');
}

/** The words of a name that stand for its bearer by themselves. */
function partsOf(name: string): readonly string[] {
  const parts = name.split(/[\s,]+/).filter((part) => part !== '');
  if (parts.length > MOST_PARTS) return [];
  return parts
    .flatMap((part) => (part.includes('-') ? [part, ...part.split('-')] : [part]))
    .map((part) => part.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => part.length > 1 && !TITLES.has(part.toLowerCase()) && !STOP_WORDS.has(fold(part)));
}

/** Replaces names and their parts wherever they stand. A part of three letters or fewer is only found with a capital letter. */
export function maskNames(text: string, label: string, names: readonly string[]): string {
  const wholes = names.map((name) => name.trim()).filter((name) => name.length > 1);
  const parts = [...new Set([...wholes, ...wholes.flatMap(partsOf)])].toSorted((a, b) => b.length - a.length);
  const masked = parts.reduce(
    (rest, part) =>
      rest.replaceAll(patternOf(part), (found) => (part.length > 3 || /^\p{Lu}/u.test(found) ? label : found)),
    text,
  );
  return masked.replaceAll(`${label} ${label}`, label);
}
