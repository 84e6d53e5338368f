import { strToU8, unzipSync, zipSync } from 'fflate';
import { makeXlsx } from '../makeXlsx.ts';
import { padding } from './padding.ts';

const COLUMNS = 1000;

/** A workbook whose sheets hold these rows. */
function xlsx(sheets: readonly string[], extra: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const parts = unzipSync(makeXlsx(sheets.map((_, index) => ({ name: `S${index}`, rows: [] }))));
  const own = sheets.map((rows, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  ]);
  return zipSync({ ...parts, ...Object.fromEntries(own), ...extra });
}

function row(cells: number, text = 'a'): string {
  return `<row>${`<c t="str"><v>${text}</v></c>`.repeat(cells)}</row>`;
}

/** Workbooks that take so much of each limit, and what the least one takes. */
export const limitXlsx = {
  ...padding((extra) => xlsx([row(1)], extra)),
  depth: (count: number) => xlsx([`${row(1)}${'<x>'.repeat(count)}${'</x>'.repeat(count)}`]),
  nodes: (count: number) => xlsx([`${row(1)}${'<x/>'.repeat(count)}`]),
  cells: (count: number) => {
    const rows = Math.floor(count / COLUMNS);
    return xlsx([rows === 0 ? '' : row(COLUMNS) + row(1).repeat(rows - 1), row(count % COLUMNS)]);
  },
  sheets: (count: number) => xlsx(Array.from({ length: count }, () => row(1))),
  characters: (count: number) => xlsx([row(1, 'a'.repeat(count))]),
};
