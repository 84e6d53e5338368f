import { SEPARATOR_SIGNS, type Separator, SEPARATORS } from '@parlance/domain/spreadsheet/separators';
import { csvRows } from './csvRows.ts';
import { csvSeparatorLine } from './csvSeparatorLine.ts';

/** Weight of each separator, higher the less it is used for anything else: decisive where all else is equal. */
const TRUST: Readonly<Record<Separator, number>> = { tab: 1.1, semicolon: 1.05, bar: 1.05, comma: 1 };
/** Size of the sample that shows how a file is made. */
const SAMPLE_ROWS = 50;
const SAMPLE_CHARACTERS = 200_000;
/** Names of a header beyond these are not looked at: each is compared with the others. */
const SAMPLE_NAMES = 100;
/** A table has no more lines of one cell above its header. */
const MAX_TITLES = 5;
/** Share of a score that is lost if all rows speak against a delimiter. */
const LOSS = { titles: 0.4, names: 0.7, numbers: 0.8, spaces: 0.4 } as const;
/** With fewer rows as wide as the header, a sign that sentences and numbers have too makes no table. */
const TABLE_CONSISTENCY = 0.6;
/** More columns say more, but the tenth no more than the ninth. */
const ENOUGH_COLUMNS = 8;

interface Score {
  delimiter: string;
  score: number;
  /** It stands in sentences and numbers alone, and cuts nothing into columns. */
  isText: boolean;
}

/**
 * The character between the cells of a CSV file: what its first line says (`sep=;`), or else the one that its header has, that cuts the rows
 * into as many cells, and no numbers and sentences in two. Null for a file of one column.
 */
export function csvDelimiter(text: string): string | null {
  const line = csvSeparatorLine(text);
  if (line !== null) return line.delimiter;
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const scores = SEPARATORS.flatMap((name) => scoreOf(sample, SEPARATOR_SIGNS[name], TRUST[name]));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.isText ? null : best.delimiter;
}

function scoreOf(text: string, delimiter: string, trust: number): Score[] {
  if (!text.includes(delimiter)) return [];
  const rows = csvRows(text, delimiter, SAMPLE_ROWS);
  const start = rows.slice(0, MAX_TITLES + 1).findIndex(({ length }) => length > 1);
  const header = rows[start];
  if (header === undefined) return [];
  const table = rows.slice(start);
  const isNumber = (row: readonly string[]): boolean => delimiter === ',' && cutsNumber(row);
  const isSentence = (row: readonly string[]): boolean => row.length > 1 && spacesIn([row], delimiter) === 1;
  const consistency = shareOf(table, ({ length }) => length === header.length);
  const score =
    trust *
    consistency *
    (2 - 1 / Math.min(header.length, ENOUGH_COLUMNS)) *
    (start === 0 ? 1 : 1 - LOSS.titles) *
    (1 - LOSS.names * (1 - namesIn(header))) *
    (1 - LOSS.numbers * shareOf(table.slice(1), isNumber)) *
    (1 - LOSS.spaces * spacesIn(table, delimiter));
  const isText =
    (start > 0 || consistency < TABLE_CONSISTENCY) &&
    table.every((row) => row.length === 1 || isNumber(row) || isSentence(row));
  return [{ delimiter, score, isText }];
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item, index: number) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

/** Share of a header's cells that are names: filled in, distinct, and without digits. */
function namesIn(header: readonly string[]): number {
  const names = header.slice(0, SAMPLE_NAMES).map((cell) => cell.trim());
  return shareOf(names, (name, index) => name !== '' && !/\d/.test(name) && names.indexOf(name) === index);
}

/** True if adjacent cells look like one number: "4" and "80 €", "12" and "500". */
function cutsNumber(row: readonly string[]): boolean {
  return row.some((cell, index) => /\d$/.test(row[index - 1] ?? '') && /^\d{2,3}(?![\d.,:/-]*\d)/.test(cell));
}

/** Share of cells that begin with a space, as after the commas of a sentence. 0 for tabs and bars, which no sentence has. */
function spacesIn(rows: readonly (readonly string[])[], delimiter: string): number {
  if (delimiter === '\t' || delimiter === '|') return 0;
  return shareOf(
    rows.flatMap((row) => row.slice(1)),
    (cell) => cell.startsWith(' '),
  );
}
