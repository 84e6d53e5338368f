import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractXlsx } from '../../../knowledge/extraction/workbook/extractXlsx.ts';
import { FILE_FORMATS } from './FILE_FORMATS.ts';
import type { Row } from './Table.ts';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '＝1', "'=1", '=cmd|"/C calc"!A0'];
const PLAIN = ['say "hello"', 'two\nlines', 'a, b; c', 'Grüße 🎉 é', '', ' spaces ', '<b>&amp;</b>', '_x0041_', 'a_b'];

async function write(format: keyof typeof FILE_FORMATS, rows: readonly Row[], columns = ['id', 'text']) {
  async function* each() {
    yield* rows;
  }
  const parts: Uint8Array[] = [];
  for await (const part of FILE_FORMATS[format].write({ columns, rows: each() })) parts.push(part);
  return Buffer.concat(parts);
}

function rowsOf(texts: readonly string[]): Row[] {
  return texts.map((text, id) => ({ id, text }));
}

async function cellsOfCsv(texts: readonly string[]): Promise<string[]> {
  const file = await write('csv', rowsOf(texts));
  const records: string[][] = parse(file, { bom: true });
  expect(records[0]).toEqual(['id', 'text']);
  return records.slice(1).map(([, text = '']) => text);
}

async function sheetOf(rows: readonly Row[]): Promise<string> {
  const files = unzipSync(await write('xlsx', rows));
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array(0));
}

const UNESCAPED: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#13;': '\r' };

async function cellsOfXlsx(texts: readonly string[]): Promise<string[]> {
  const sheet = await sheetOf(rowsOf(texts));
  return [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)]
    .map(([, text = '']) => text.replaceAll(/&(?:lt|gt|amp|#13);/g, (entity) => UNESCAPED[entity] ?? ''))
    .map((text) => text.replaceAll('_x005F_', '_'))
    .slice(2);
}

describe('A-59 a CSV export', () => {
  it('has an apostrophe before what a spreadsheet would run', async () => {
    expect(await cellsOfCsv(FORMULAS)).toEqual(FORMULAS.map((text) => `'${text}`));
  });

  it.each([
    ['name;=1+1', "name;'=1+1"],
    ['name,@SUM(A1)', "name,'@SUM(A1)"],
    ['name\t+1', "name\t'+1"],
    ['name\n=1', "name\n'=1"],
    ['name";"=1', `name";"'=1`],
    ['=1;=2', "'=1;'=2"],
    ['\t=1', "'\t'=1"],
  ])('has one where another separator would begin a cell: %j', async (text, safe) => {
    expect(await cellsOfCsv([text])).toEqual([safe]);
  });

  it('gives back every other text as it was: quotes, lines, separators, emoji, spaces', async () => {
    expect(await cellsOfCsv(PLAIN)).toEqual(PLAIN);
  });

  it('leaves nothing where there is nothing, and numbers and yes or no as they are', async () => {
    const file = await write('csv', [{ id: null, text: true }, { id: 1.5 }]);
    expect(file.toString()).toBe('\uFEFF"id","text"\r\n,true\r\n1.5,\r\n');
  });
});

describe('A-59 an Excel export', () => {
  it('has an apostrophe before what looks like a formula, and no formula', async () => {
    expect(await cellsOfXlsx(FORMULAS)).toEqual(FORMULAS.map((text) => `'${text}`));
    expect(await sheetOf(rowsOf(FORMULAS))).not.toContain('<f>');
  });

  it('gives back every other text as it was, also to a reader of its own', async () => {
    expect(await cellsOfXlsx(PLAIN)).toEqual(PLAIN);
    const blocks = JSON.stringify(extractXlsx(await write('xlsx', rowsOf(['Grüße 🎉', 'a & b']))));
    expect(blocks).toContain('Grüße 🎉');
    expect(blocks).toContain('a & b');
  });

  it('leaves out what XML has no place for, and cuts what a cell does not hold', async () => {
    const [clean, long] = await cellsOfXlsx(['a\u0000b\u0007\uD800c', 'x'.repeat(40_000)]);
    expect([clean, long?.length]).toEqual(['ab\uFFFDc', 32_767]);
  });

  it('has numbers and yes or no as such', async () => {
    expect(await sheetOf([{ id: 7, text: true }])).toContain('<row><c><v>7</v></c><c t="b"><v>1</v></c></row>');
  });
});

describe('a JSON export', () => {
  it('is an array of the rows as they are, also without any', async () => {
    const rows = rowsOf([...FORMULAS, ...PLAIN]);
    expect(JSON.parse((await write('json', rows)).toString())).toEqual(rows);
    expect(JSON.parse((await write('json', [])).toString())).toEqual([]);
  });
});
