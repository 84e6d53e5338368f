import type { Fuel } from '../fuel/createFuel.ts';
import { localName } from '../office/officeXml.ts';
import { readXml } from '../office/readXml.ts';
import { isOn } from './readWorkbook.ts';

/** A cell as the file holds it: its value's kind, its text, and the number of its style. */
export interface RawCell {
  type: string;
  value: string;
  style: number;
}

/** The rows of a sheet that are not empty, each with the columns that are not, from the left to the right. */
export interface SheetReading {
  rows: string[][];
  /** Rows or columns with text were left out, because nobody sees them. */
  hasHidden: boolean;
}

/** Columns from A to ZZZ, beyond Excel's last. */
const COLUMNS = 26 + 26 ** 2 + 26 ** 3;

/** The column of a cell's place, from 0: "AB12" is 27. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(place)?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Reads the cells of a sheet in one pass. Throws `file-too-complex` for too many of them. */
export function readSheet(xml: string, textOf: (cell: RawCell) => string, fuel: Fuel): SheetReading {
  const rows: Map<number, string>[] = [];
  const hiddenColumns = new Uint8Array(COLUMNS);
  let row = new Map<number, string>();
  let cell: RawCell = { type: 'n', value: '', style: 0 };
  let column = -1;
  let characters = 0;
  let isHiddenRow = false;
  let hasHidden = false;
  let isValue = false;
  let isPhonetic = false;

  const openCell = (attributes: Record<string, string>): void => {
    column = columnOf(attributes['r'] ?? '') ?? column + 1;
    cell = { type: attributes['t'] ?? 'n', value: '', style: Number(attributes['s'] ?? 0) };
  };
  const closeCell = (): void => {
    const text = cell.value === '' ? '' : textOf(cell);
    if (text.trim() === '') return;
    if (isHiddenRow || hiddenColumns[column] === 1) {
      hasHidden = true;
      return;
    }
    row.set(column, text);
    characters += text.length;
    fuel.reach('characters', characters);
  };
  readXml(
    xml,
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (name === 'col' && isOn(attributes['hidden']))
          hiddenColumns.fill(1, Number(attributes['min']) - 1, Number(attributes['max']));
        else if (name === 'row') {
          row = new Map();
          column = -1;
          isHiddenRow = isOn(attributes['hidden']);
        } else if (name === 'c') openCell(attributes);
        else if (name === 'rPh') isPhonetic = true;
        isValue = name === 'v' || (name === 't' && !isPhonetic);
      },
      ontext(text) {
        if (isValue) cell.value += text;
      },
      onclosetag(tag) {
        const name = localName(tag);
        isValue = false;
        if (name === 'rPh') isPhonetic = false;
        else if (name === 'c') closeCell();
        else if (name === 'row' && row.size > 0) rows.push(row);
      },
    },
    fuel,
  );
  return { rows: dense(rows, fuel), hasHidden };
}

function dense(rows: readonly ReadonlyMap<number, string>[], fuel: Fuel): string[][] {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  fuel.reach('cells', columns.length * rows.length);
  return rows.map((row) => columns.map((column) => row.get(column) ?? ''));
}
