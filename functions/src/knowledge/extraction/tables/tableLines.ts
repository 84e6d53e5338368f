import type { Locale } from '@parlance/domain/locales';
import { LIMITS } from '@parlance/domain/limits';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { columnNames } from './columnNames.ts';
import { coversRow, headerRows } from './headerRows.ts';
import { joinRepeated } from './joinRepeated.ts';
import { layOut, type Place } from './layOut.ts';
import { type NamedCell, NAME_CHARACTERS, rowLines } from './rowLines.ts';
import type { TableCell } from './TableCell.ts';

export interface TableOptions {
  /** Of the document, null where it is not known. */
  language?: Locale | null;
  fuel?: Fuel;
  /** The longest line, in characters. */
  max?: number | undefined;
  /** True if text alone in a row above the table is its title, as in sheets, and names no column. */
  hasTitles?: boolean;
  /** Title that the file gives the table; empty for none. */
  caption?: string;
}

type Row = readonly Place[];

/**
 * A table as one line per row, each cell with the names of its column ("Size: M | Chest: 96 cm"), so that no row loses its headers wherever
 * the text is cut. A row with one cell that covers all of it, or its start, heads those below it, and each of them says so, as of a caption;
 * so does a row with the same words in each cell, and one with its first cell alone at the top of the body or where the rows below begin
 * with the same key as one above. Names of columns without a cell, and those that are cut, come first. Rows that are crossed out are left
 * out. A row of more than `max` characters becomes several lines that each begin with its key. Throws `file-too-complex` where so many
 * names are repeated that the text grows beyond what a file's may.
 */
export function tableLines(rows: readonly (readonly TableCell[])[], options: TableOptions = {}): string[] {
  const {
    language = null,
    fuel = createFuel({}),
    max = LIMITS.chunkCharacters,
    hasTitles = false,
    caption = '',
  } = options;
  const laid = layOut(rows, language, fuel).filter((row) => row.some(({ text, isStruck }) => text !== '' && !isStruck));
  const grid = joinRepeated(laid);
  const start = grid.findIndex((row) => !isTitle(row, hasTitles));
  const titles = grid.slice(0, start < 0 ? grid.length : start);
  const table = start < 0 ? [] : grid.slice(start);
  const banners = [caption, ...titles.filter(coversRow).map(textOf)].filter((title) => title !== '');
  const isSaid = table.length > 0 && banners.every(isShort);
  const said = isSaid ? banners.map((cell) => ({ name: '', cell })) : [];
  const alone = [...(isSaid ? [] : [caption]), ...titles.filter((row) => !isSaid || !coversRow(row)).map(textOf)];
  const lines = alone.filter((title) => title !== '').flatMap((title) => rowLines([{ name: '', cell: title }], 1, max));
  const count = headerRows(table);
  const body = table.slice(count);
  const { names, lost } = columnNames(table.slice(0, count), body);
  lines.push(...rowLines(lost, 1, max));
  let characters = 0;
  for (const line of bodyLines(body, { names, hasHeader: count > 0, banners: said, max })) {
    characters += line.length;
    fuel.reach('characters', characters);
    lines.push(line);
  }
  return lines;
}

interface BodyOptions {
  names: readonly string[];
  hasHeader: boolean;
  /** Cells repeated with every row. */
  banners: readonly NamedCell[];
  max: number;
}

function* bodyLines(body: readonly Row[], { names, hasHeader, banners, max }: BodyOptions): Generator<string> {
  const startsWithSection = isAlone(body[0]) && isWide(body[1]);
  let section = banners;
  const keys = new Set<string>();
  for (const [index, row] of body.entries()) {
    const text = row[0]?.text ?? '';
    const isBanner = coversStart(row);
    const next = body[index + 1];
    const key = next?.[0]?.text ?? '';
    const isSection = isAlone(row) && (startsWithSection || (key !== text && keys.has(key)));
    const isHeading = (isBanner || isSection) && isWide(next) && isShort(text);
    if (isHeading) {
      section = [...banners, { name: '', cell: text }];
    } else if (isBanner) {
      yield* rowLines([{ name: '', cell: text }], 1, max);
    } else {
      if (isWide(row) && text !== '') keys.add(text);
      const cells = hasHeader ? namedCells(row, names) : unnamedCells(row, body.length > 1);
      yield* rowLines([...section, ...cells], section.length + 1, max);
    }
  }
}

function namedCells(row: Row, names: readonly string[]): NamedCell[] {
  return row.map(({ text }, column) => ({ name: names[column] ?? '', cell: text })).filter(({ cell }) => cell !== '');
}

/** In a table whose columns have no names, the first cell of a row names the others where it is marked so, or of two. */
function unnamedCells(row: Row, hasOthers: boolean): NamedCell[] {
  const [first, ...others] = filledIn(row);
  if (first === undefined) return [];
  const isName = row[0] === first && others.length > 0 && (first.isHeader || (row.length === 2 && hasOthers));
  if (!isName) return filledIn(row).map(({ text }) => ({ name: '', cell: text }));
  return others.map(({ text }, index) => ({ name: index === 0 ? first.text.replace(/:$/, '') : '', cell: text }));
}

/** Text of a row that has one cell. */
function textOf(row: Row): string {
  return filledIn(row)[0]?.text ?? '';
}

function filledIn(row: Row): Place[] {
  return row.filter(({ text }) => text !== '');
}

function isTitle(row: Row, hasTitles: boolean): boolean {
  return coversRow(row) || (hasTitles && (coversStart(row) || (row.length > 1 && filledIn(row).length === 1)));
}

/** True if the first cell of a row covers several columns, and is the only one. */
function coversStart(row: Row): boolean {
  const filled = filledIn(row);
  return row[0]?.text !== '' && filled.length > 1 && filled.every(({ cell }) => cell === row[0]?.cell);
}

/** True if the first cell of a row is the only one, in one column. */
function isAlone(row: Row | undefined): boolean {
  return row !== undefined && row.length > 1 && row[0]?.text !== '' && filledIn(row).length === 1;
}

function isWide(row: Row | undefined): boolean {
  return row !== undefined && !coversStart(row) && filledIn(row).length > 1;
}

/** A sentence is a note on the table, and names no rows. */
function isShort(text: string): boolean {
  return text.length <= NAME_CHARACTERS && !/[.!?]$/.test(text);
}
