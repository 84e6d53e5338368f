import type { Fuel } from '../fuel/createFuel.ts';
import { localName } from '../office/officeXml.ts';
import { readXml } from '../office/readXml.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { createCellReader, type RawCell } from './createCellReader.ts';
import { mergedCells } from './mergedCells.ts';
import { columnNumber, parseAreas, type SheetArea } from './parseAreas.ts';
import { isOn } from './readWorkbook.ts';
import { createHiddenCells } from './createHiddenCells.ts';
import type { SheetRow } from './SheetRow.ts';
import { plainText, type WorkbookText } from '../numberFormats/WorkbookText.ts';

/** The rows of a sheet that are not empty, each with the columns that are not, from the left to the right. */
export interface SheetReading {
  rows: TableCell[][];
  /** Text was left out that nobody sees: in hidden rows or columns, or under merged cells. */
  hasHidden: boolean;
  /** Formulas were left out whose value the file does not hold. */
  hasUncomputed: boolean;
}

/** The column of a cell's place, from 0: "AB12" is 27. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(place)?.[0];
  return letters === undefined ? undefined : columnNumber(letters);
}

/** True if a cell's formula has no value. One whose result is an empty text says that it is a text. */
function isUncomputed({ hasFormula, value, type }: RawCell): boolean {
  return hasFormula && value === '' && type !== 'str';
}

/** Reads the cells of a sheet in one pass. Throws `file-too-complex` for too many of them. */
export function readSheet(xml: string, textOf: (cell: RawCell) => WorkbookText, fuel: Fuel): SheetReading {
  const rows: SheetRow[] = [];
  const merges: SheetArea[] = [];
  const hidden = createHiddenCells();
  const reader = createCellReader();
  let row: SheetRow = { number: 0, texts: new Map() };
  let column = -1;
  let characters = 0;
  let hasUncomputed = false;

  const openRow = (attributes: Record<string, string>): void => {
    const number = Number(attributes['r']);
    row = { number: number >= 1 ? Math.floor(number) : row.number + 1, texts: new Map() };
    column = -1;
    if (isOn(attributes['hidden'])) hidden.hideRow(row.number);
  };
  const closeCell = (): void => {
    const cell = reader.take();
    const isHidden = hidden.hides(row.number, column);
    if (isUncomputed(cell) && !isHidden) hasUncomputed = true;
    const text = cell.value === '' ? '' : textOf(cell);
    const letters = plainText(text);
    if (letters.trim() === '') return;
    if (isHidden) {
      hidden.add(row.number, column, text);
      return;
    }
    row.texts.set(column, text);
    characters += letters.length;
    fuel.reach('characters', characters);
  };
  readXml(
    xml,
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        reader.open(name, attributes);
        if (name === 'col') hidden.hideColumns(attributes);
        else if (name === 'row') openRow(attributes);
        else if (name === 'c') column = columnOf(attributes['r'] ?? '') ?? column + 1;
        else if (name === 'mergeCell') merges.push(...parseAreas(attributes['ref'] ?? ''));
      },
      ontext: reader.text,
      onclosetag(tag) {
        const name = localName(tag);
        reader.close(name);
        if (name === 'c') closeCell();
        else if (name === 'row' && row.texts.size > 0) rows.push(row);
      },
    },
    fuel,
  );
  const shown = mergedCells(...hidden.showMerged(rows, merges), fuel);
  return { rows: shown.rows, hasHidden: shown.hasCovered || hidden.hasText(), hasUncomputed };
}
