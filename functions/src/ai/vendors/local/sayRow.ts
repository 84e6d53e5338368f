import type { Locale } from '@parlance/domain/locales';
import { keyOf } from './keyOf.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';
import { type Vocabulary } from '../../../kernel/vocabulary/Vocabulary.ts';

const CELL = /^([^:|]{1,100}): (.+)$/;
/** Columns whose cells say of what kind they are. */
const PLAIN: readonly [name: RegExp, cell: RegExp][] = [
  [named('cost'), new RegExp(String.raw`[€$£]|\b(?:EUR|CHF|USD|GBP)\b|^${wordsFor('free')}`, 'i')],
  [named('time'), new RegExp(String.raw`\b${wordsFor('times')}\b`, 'i')],
  [named('contents'), /\p{L}/u],
];

function wordsFor(column: keyof Vocabulary['pages']['columns']): string {
  return anyOf(({ pages }) => pages.columns[column]);
}

function named(column: keyof Vocabulary['pages']['columns']): RegExp {
  return new RegExp(`^${wordsFor(column)}$`, 'i');
}

function sayCell(written: string, locale: Locale): string {
  const [, name = '', cell = ''] = CELL.exec(written) ?? [];
  if (cell === '') return written;
  if (PLAIN.some(([names, cells]) => names.test(name) && cells.test(cell))) return cell;
  // What is written in capitals keeps them in any language.
  const isPlainWord = !VOCABULARIES[locale].pages.hasCapitalNouns && /^\p{Lu}[^\p{Lu}]*$/u.test(name);
  return `${isPlainWord ? name.charAt(0).toLowerCase() + name.slice(1) : name} ${cell}`;
}

/** A row of a table as one says it: "Destination: Austria | Cost: €7.90" is "Austria: €7.90". Anything else as it is. */
export function sayRow(text: string, locale: Locale): string {
  const key = keyOf(text);
  if (key === '') return text;
  const [, ...others] = text.split(' | ');
  return `${key}: ${others.map((cell) => sayCell(cell, locale)).join(', ')}`;
}
