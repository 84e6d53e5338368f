import { strToU8, Zip, ZipDeflate } from 'fflate';
import { inParts } from './inParts.ts';
import { sheetCell } from './sheetCell.ts';
import type { Cell, Table } from './Table.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET = 'xl/worksheets/sheet1.xml';

/** The smallest workbook with one sheet (ECMA-376, part 1, 12.3), without the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A table as a workbook with one sheet, its columns' names in the first row. Packed as it comes: nothing is kept. */
export async function* writeXlsx(table: Table): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    packed.push(data);
  });
  const open = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(PARTS)) open(name).push(strToU8(text), true);
  const sheet = open(SHEET);
  for await (const part of inParts(sheetOf(table))) {
    sheet.push(part);
    yield* packed.splice(0);
  }
  sheet.push(new Uint8Array(0), true);
  zip.end();
  yield* packed.splice(0);
}

async function* sheetOf({ columns, rows }: Table): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rowOf(columns)}`;
  for await (const row of rows) yield rowOf(columns.map((column) => row[column] ?? null));
  yield '</sheetData></worksheet>';
}

function rowOf(cells: readonly Cell[]): string {
  return `<row>${cells.map(sheetCell).join('')}</row>`;
}
