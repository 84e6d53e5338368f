import { strToU8, zipSync } from 'fflate';
import { DAY_MS } from '@parlance/domain/durations';
import { contentTypes } from './contentTypes.ts';
import { relationships } from './relationships.ts';
import { xml } from './xml.ts';

type TestCell = string | number | Date | null;

export interface TestSheet {
  name: string;
  rows: readonly (readonly TestCell[])[];
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** Day 0 of a workbook. */
const EPOCH = Date.UTC(1899, 11, 30);
const DATE_STYLE = 1;

function column(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

function cell(value: TestCell, at: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
  return `<c r="${at}" s="${DATE_STYLE}"><v>${(value.getTime() - EPOCH) / DAY_MS}</v></c>`;
}

function sheetXml({ rows }: TestSheet): string {
  const lines = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((value, x) => cell(value, `${column(x)}${y + 1}`)).join('')}</row>`,
  );
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook of at most 26 columns, dates as numbers with a date's format. */
export function makeXlsx(sheets: readonly TestSheet[]): Uint8Array {
  const fileOf = (index: number): string => `worksheets/sheet${index + 1}.xml`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes('xl/workbook.xml', MAIN),
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(({ name }, index) => `<sheet name="${xml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, index) => ({ id: `rId${index + 1}`, type: 'worksheet', target: fileOf(index) })),
      { id: 'rIdStyles', type: 'styles', target: 'styles.xml' },
    ]),
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  sheets.forEach((sheet, index) => {
    parts[`xl/${fileOf(index)}`] = sheetXml(sheet);
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
