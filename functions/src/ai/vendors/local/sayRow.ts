import type { Locale } from '@parlance/domain/locales';
import { keyOf } from './keyOf.ts';

const CELL = /^([^:|]{1,100}): (.+)$/;
/** Columns whose cells say of what kind they are. */
const PLAIN: readonly [name: RegExp, cell: RegExp][] = [
  [/^(?:cost|costs|price|fee|kosten|preis|gebühr)$/i, /[€$£]|\b(?:EUR|CHF|USD|GBP)\b|^(?:free|kostenlos|gratis)/i],
  [
    /^(?:(?:delivery )?time|duration|takes|length|(?:liefer|bearbeitungs)?zeit|dauer|lieferzeit)$/i,
    /\b(?:minutes?|hours?|days?|weeks?|months?|same day|minuten?|stunden?|tage?|werktage?|wochen?|monate?)\b/i,
  ],
  [/^(?:includes?|contains|umfang|enthält|inhalt)$/i, /\p{L}/u],
];

function sayCell(written: string, locale: Locale): string {
  const [, name = '', cell = ''] = CELL.exec(written) ?? [];
  if (cell === '') return written;
  if (PLAIN.some(([names, cells]) => names.test(name) && cells.test(cell))) return cell;
  // German nouns keep their capital, and so does what is written in capitals.
  const isPlainWord = locale === 'en' && /^\p{Lu}[^\p{Lu}]*$/u.test(name);
  return `${isPlainWord ? name.charAt(0).toLowerCase() + name.slice(1) : name} ${cell}`;
}

/** A row of a table as one says it: "Destination: Austria | Cost: €7.90" is "Austria: €7.90". Anything else as it is. */
export function sayRow(text: string, locale: Locale): string {
  const key = keyOf(text);
  if (key === '') return text;
  const [, ...others] = text.split(' | ');
  return `${key}: ${others.map((cell) => sayCell(cell, locale)).join(', ')}`;
}
