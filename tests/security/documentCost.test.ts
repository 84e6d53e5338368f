import { AppError } from '@parlance/domain/errors';
import type { FileType } from '@parlance/domain/fileTypes';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runExtraction } from '../../functions/src/knowledge/extraction/runExtraction.ts';
import { makeOffice } from '../support/documents/makeOffice.ts';
import { makeXlsx } from '../support/documents/makeXlsx.ts';
import { rawPdf } from '../support/documents/rawPdf.ts';
import { xml } from '../support/documents/xml.ts';

function extract(fileType: FileType, bytes: Uint8Array) {
  return runExtraction({ kind: 'document', bytes, fileType });
}

/** A Word file of 60,000 tables, each in a cell of the one before. */
function nestedTables(): Uint8Array {
  const [start, end] = ['<w:tbl><w:tr><w:tc>'.repeat(60_000), '</w:tc></w:tr></w:tbl>'.repeat(60_000)];
  return wordOf(`${start}<w:p><w:r><w:t>Hello.</w:t></w:r></w:p>${end}`);
}

function wordOf(body: string, extra: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return makeOffice('', { 'word/document.xml': strToU8(document), ...extra });
}

/** A PDF of a few kilobytes, with a price and forms that each draw the next one ten times, down to a line. */
function nestedForms(): Uint8Array {
  const stream = (entries: string, body: string): string =>
    `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const forms = Array.from({ length: 12 }, (_, index) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${index + 7} 0 R >> >>`,
      index === 11 ? '0 0 m 50 0 l S' : '/F Do '.repeat(10),
    ),
  );
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /A 5 0 R >> /XObject << /F 6 0 R >> >> >>',
    stream('', 'BT /A 12 Tf 40 700 Td (Costs 5 euros) Tj ET /F Do'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...forms,
  ]);
}

/** Text in styles of which each is based on the next one. */
function chainedStyles(): Uint8Array {
  const styles = Array.from(
    { length: 5000 },
    (_, index) => `<w:style w:styleId="${index}"><w:basedOn w:val="${index + 1}"/></w:style>`,
  );
  return wordOf('<w:p><w:r><w:t>Hello.</w:t></w:r></w:p>', {
    'word/styles.xml': strToU8(
      `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${styles.join('')}</w:styles>`,
    ),
  });
}

/** A workbook with a cell of 5 for each number format, and whatever stands before its rows. */
function formatted(codes: readonly string[], columns = ''): Uint8Array {
  const parts = unzipSync(makeXlsx([{ name: 'A', rows: [] }]));
  const formats = codes.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${xml(code)}"/>`);
  const styles = codes.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const rows = codes.map((_, index) => `<row><c s="${index}"><v>5</v></c></row>`);
  return zipSync({
    ...parts,
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${columns}<sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
}

describe('a small document that could cost much work (A-46)', () => {
  it('is refused before its nesting is parsed: 60,000 tables in each other', async () => {
    await expect(extract('docx', nestedTables())).rejects.toMatchObject({ code: 'file-too-complex' });
  });

  it.each(['0"a"', 'd"a"', '[', '0', 'm', '"'])('cuts a number format of 200,000 characters: %s', async (code) => {
    const { sections } = await extract('xlsx', formatted([`0${code.repeat(200_000 / code.length)}`]));
    expect(sections.map(({ text }) => text).join().length).toBeLessThan(2000);
  });

  it.each([
    ['styles based on each other', 'docx', chainedStyles, 'Hello.'],
    [
      'hidden runs',
      'docx',
      () => wordOf(`<w:p><w:r><w:t>Hello.</w:t></w:r>${'<w:r><w:rPr><w:vanish/></w:rPr></w:r>'.repeat(60_000)}</w:p>`),
      'Hello.',
    ],
    [
      'hidden columns',
      'xlsx',
      () => formatted(['0', '0'], `<cols>${'<col min="9" max="9" hidden="1"/>'.repeat(200_000)}</cols>`),
      '5: 5',
    ],
    [
      'blanks before an encoding',
      'html',
      () => strToU8(`<meta charset=${' '.repeat(200_000)}!><p>Hello.</p>`),
      'Hello.',
    ],
    ['columns and rows', 'md', () => strToU8(`|${'a|'.repeat(100_000)}\n|-|\n${'|b|\n'.repeat(100_000)}`), /a: b$/],
  ] as const)('costs no more than it is long: many %s', async (_, fileType, make, text) => {
    const { sections } = await extract(fileType, make());
    expect(sections.map((section) => section.text).join()).toMatch(text);
  });
});

it('forms that draw each other without end end in their own thread, and the next document is read (A-46)', async () => {
  const code = await extract('pdf', nestedForms()).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : 'crashed'),
  );
  expect(['file-too-complex', 'file-timeout']).toContain(code);
  expect((await extract('txt', strToU8('Hello.'))).sections[0]?.text).toBe('Hello.');
});
