import { strToU8, unzipSync, zipSync } from 'fflate';
import { makeOffice } from '../makeOffice.ts';
import { makeXlsx } from '../makeXlsx.ts';
import { makePptx } from '../makePptx.ts';
import type { DrawnCell, DrawnTable } from './randomTable.ts';

type Draw = (table: DrawnTable) => Uint8Array;
type Row = readonly (DrawnCell | null)[];

function rowsOf({ headers, body }: DrawnTable): Row[] {
  return [...headers, ...body];
}

/** The cell that covers a place. */
function coverOf(rows: readonly Row[], y: number, x: number): { cell: DrawnCell; y: number; x: number } | undefined {
  for (let top = y; top >= 0; top -= 1)
    for (let left = x; left >= 0; left -= 1) {
      const cell = rows[top]?.[left];
      if (cell != null && top + cell.rows > y && left + cell.columns > x) return { cell, y: top, x: left };
    }
  return undefined;
}

function html({ headers, body }: DrawnTable): Uint8Array {
  const row = (name: string) => (cells: Row) =>
    `<tr>${cells.map((cell) => (cell === null ? '' : `<${name} colspan="${cell.columns}" rowspan="${cell.rows}">${cell.text}</${name}>`)).join('')}</tr>`;
  const table = `<table><thead>${headers.map(row('th')).join('')}</thead><tbody>${body.map(row('td')).join('')}</tbody></table>`;
  return strToU8(`<html lang="en"><body><main>${table}</main></body></html>`);
}

function docx(table: DrawnTable): Uint8Array {
  const rows = rowsOf(table);
  const cell = (y: number, x: number): string => {
    const cover = coverOf(rows, y, x);
    if (cover === undefined || cover.x !== x) return '';
    const merge = cover.cell.rows > 1 ? `<w:vMerge${cover.y === y ? ' w:val="restart"' : ''}/>` : '';
    const text = cover.y === y ? cover.cell.text : '';
    return `<w:tc><w:tcPr><w:gridSpan w:val="${cover.cell.columns}"/>${merge}</w:tcPr><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  };
  const lines = rows.map((row, y) => {
    const header = y < table.headers.length ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
    return `<w:tr>${header}${row.map((_cell, x) => cell(y, x)).join('')}</w:tr>`;
  });
  const parts = unzipSync(makeOffice('x'));
  const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl>${lines.join('')}</w:tbl></w:body></w:document>`;
  return zipSync({ ...parts, 'word/document.xml': strToU8(body) });
}

function xlsx(table: DrawnTable): Uint8Array {
  const rows = rowsOf(table);
  const letter = (x: number): string => String.fromCharCode(65 + x);
  const merges = rows.flatMap((row, y) =>
    row.flatMap((cell, x) =>
      cell === null || (cell.columns === 1 && cell.rows === 1)
        ? []
        : [`<mergeCell ref="${letter(x)}${y + 1}:${letter(x + cell.columns - 1)}${y + cell.rows}"/>`],
    ),
  );
  const parts = unzipSync(
    makeXlsx([{ name: 'Prices', rows: rows.map((row) => row.map((cell) => cell?.text ?? null)) }]),
  );
  const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
  const merged = sheet.replace('</sheetData>', `</sheetData><mergeCells>${merges.join('')}</mergeCells>`);
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(merged) });
}

function pptx(table: DrawnTable): Uint8Array {
  const rows = rowsOf(table);
  const cell = (y: number, x: number): string => {
    const cover = coverOf(rows, y, x);
    const isOwn = cover?.x === x && cover.y === y;
    const spans = isOwn ? `gridSpan="${cover.cell.columns}" rowSpan="${cover.cell.rows}"` : '';
    const covered = isOwn ? '' : `${cover?.x === x ? '' : 'hMerge="1"'} ${cover?.y === y ? '' : 'vMerge="1"'}`;
    return `<a:tc ${spans} ${covered}><a:txBody><a:p><a:r><a:t>${isOwn ? cover.cell.text : ''}</a:t></a:r></a:p></a:txBody></a:tc>`;
  };
  const lines = rows.map((row, y) => `<a:tr>${row.map((_cell, x) => cell(y, x)).join('')}</a:tr>`);
  const parts = unzipSync(makePptx([{ title: 'Prices', table: [['here']] }]));
  const drawn = Object.entries(parts).map(([name, part]): [string, Uint8Array] => {
    const text = new TextDecoder().decode(part);
    return [
      name,
      /^ppt\/slides\/[^/]+\.xml$/.test(name) ? strToU8(text.replace(/<a:tr>.*<\/a:tr>/, lines.join(''))) : part,
    ];
  });
  return zipSync(Object.fromEntries(drawn));
}

/** CSV has no merged cells: their text stands in each place. */
function csv(table: DrawnTable): Uint8Array {
  const rows = rowsOf(table);
  return strToU8(
    rows.map((row, y) => row.map((_cell, x) => coverOf(rows, y, x)?.cell.text ?? '').join(';')).join('\n'),
  );
}

/** The same table in the formats that can hold it. */
export const DRAWINGS: Readonly<Record<'html' | 'docx' | 'xlsx' | 'pptx' | 'csv', Draw>> = {
  html,
  docx,
  xlsx,
  pptx,
  csv,
};
