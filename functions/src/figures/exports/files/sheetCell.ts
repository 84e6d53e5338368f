import { safeCell } from '@parlance/domain/spreadsheet/safeCell';
import type { Cell } from './Table.ts';

/** https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const CELL_CHARACTERS = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Characters that XML 1.0 has no place for (https://www.w3.org/TR/xml/#charsets). */
// oxlint-disable-next-line no-control-regex -- those characters are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text that spreadsheets take for a character code (ECMA-376, ST_Xstring): its underscore is written as such a code. */
const CODED = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * A cell of a sheet (ECMA-376, part 1, 18.3.1.4). Text stands in the cell itself and is never a formula; where it looks like one
 * it has an apostrophe in front all the same, in case the sheet is saved as CSV. Longer text than a cell holds is cut.
 */
export function sheetCell(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = safeCell(cell).slice(0, CELL_CHARACTERS).toWellFormed().replaceAll(FORBIDDEN, '');
  const written = text.replaceAll(/[&<>\r]/g, (character) => ENTITIES[character] ?? '').replaceAll(CODED, '_x005F_');
  return `<c t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}
