import { readFileSync } from 'node:fs';
import { createUpload } from '@parlance/domain/contracts/sources/sources';
import type { ErrorCode } from '@parlance/domain/errors';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { strToU8, zip, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addDocument } from '../../support/addDocument.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOffice } from '../../support/documents/makeOffice.ts';
import { makePptx } from '../../support/documents/makePptx.ts';
import { rawPdf } from '../../support/documents/rawPdf.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';

const org = await makeTeam();
const chatbotId = await makeChatbot(org.orgId);

async function blankPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}

async function textPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('The warranty lasts 24 months.', { font: await pdf.embedFont(StandardFonts.Helvetica) });
  return pdf.save();
}

/**
 * A Word file whose main part unpacks to 60 MB of blanks from a few kilobytes. It is packed in another thread: connections that lie
 * idle for five seconds are closed.
 */
function docxBomb(): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  zip({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 1 }, (error, bytes) => {
    if (error === null) resolve(bytes);
    else reject(error);
  });
  return promise;
}

function macroDocument(): Uint8Array {
  return makeOffice('Hello.', { 'word/vbaProject.bin': strToU8('macro') });
}

function endlessPdf(): Uint8Array {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
  ]);
}

/** First bytes of files in Office's old formats, and of protected ones. */
const OLE = Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex');

const cases: [string, string, () => Promise<Uint8Array> | Uint8Array, ErrorCode][] = [
  [
    'a picture that calls itself a PDF',
    'photo.pdf',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'file-type-invalid',
  ],
  [
    'a program that calls itself text',
    'tool.txt',
    () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    'file-type-invalid',
  ],
  [
    'a ZIP archive that calls itself a Word file',
    'a.docx',
    () => zipSync({ 'a.txt': strToU8('hello') }),
    'file-type-invalid',
  ],
  [
    'a PDF with a password',
    'secret.pdf',
    () => readFileSync(new URL('../../fixtures/encrypted.pdf', import.meta.url)),
    'file-encrypted',
  ],
  [
    'a Word file with a password',
    'secret.docx',
    () => Buffer.concat([OLE, Buffer.from('EncryptedPackage', 'utf16le')]),
    'file-encrypted',
  ],
  ['a Word file of an old format', 'old.docx', () => OLE, 'legacy-office'],
  [
    'a PDF that is none after its first line',
    'broken.pdf',
    () => strToU8('%PDF-1.7\nnothing of the kind'),
    'file-corrupt',
  ],
  ['a truncated Word file', 'cut.docx', async () => (await docxBomb()).slice(0, 400), 'file-corrupt'],
  ['A-42 a Word file with macros', 'macro.docx', macroDocument, 'file-type-invalid'],
  ['A-43 slides that call themselves a workbook', 'slides.xlsx', () => makePptx([{ title: 'A' }]), 'file-type-invalid'],
  ['A-43 a PDF that calls itself a page', 'page.html', textPdf, 'file-type-invalid'],
  ['A-43 an archive that calls itself a table', 'table.csv', () => zipSync({ a: strToU8('a') }), 'file-type-invalid'],
  ['A-41 a PDF of 100,000 pages', 'endless.pdf', endlessPdf, 'file-too-complex'],
  ['a Word file that unpacks to 60 MB', 'bomb.docx', docxBomb, 'file-too-complex'],
  ['a PDF without text', 'scan.pdf', blankPdf, 'file-no-text'],
  ['a text of blanks', 'blank.txt', () => strToU8(' \n\t\n '), 'file-no-text'],
];

describe('a document that can be read in part', () => {
  it('is indexed and says how many of its pages are pictures', async () => {
    const pdf = await PDFDocument.load(await textPdf());
    pdf.addPage();
    pdf.addPage();
    const { source } = await addDocument(org.orgId, chatbotId, org.users.member, 'scans.pdf', await pdf.save());
    expect(source).toMatchObject({ status: 'indexed', notes: ['pages-without-text'], pagesWithoutText: 2 });
  });
});

describe('a document that cannot be read', () => {
  it.each(cases)('fails alone and says why: %s', async (_, fileName, make, code) => {
    const { source } = await addDocument(org.orgId, chatbotId, org.users.member, fileName, await make());
    expect(source).toMatchObject({ status: 'failed', error: code, chunks: 0, leaseUntil: null });
  });

  it('does not keep the next one from being read', async () => {
    const { source } = await addDocument(org.orgId, chatbotId, org.users.member, 'warranty.pdf', await textPdf());
    expect(source).toMatchObject({ status: 'indexed', error: null, chunks: 1 });
  });

  it.each([
    ['bare.csv', Buffer.from('Tag;Öffnung\nMontag;9 Uhr', 'utf16le')],
    ['umlauts.txt', Buffer.from('Öffnungszeiten: Montag bis Freitag', 'latin1')],
    ['utf16.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Öffnungszeiten: Montag', 'utf16le')])],
  ])('is no problem of encodings: %s', async (fileName, bytes) => {
    const { source } = await addDocument(org.orgId, chatbotId, org.users.member, fileName, bytes);
    expect(source.status).toBe('indexed');
  });
});

describe('an upload that is refused before it starts', () => {
  const request = (fileName: string, size: number) =>
    callContract(createUpload, { orgId: org.orgId, chatbotId, fileName, size }, org.users.member.idToken);

  it('takes exactly 1 MB and not a byte more', async () => {
    await expect(request('a.txt', 1024 * 1024)).resolves.toMatchObject({ contentType: 'text/plain' });
    await expect(request('a.txt', 1024 * 1024 + 1)).rejects.toMatchObject({
      code: 'file-too-large',
      details: { max: 1024 * 1024 },
    });
  });

  it.each([
    ['an empty file', 'a.txt', 0, 'file-empty'],
    ['a type that is not read', 'a.exe', 10, 'file-type-invalid'],
    ['a name without an ending', 'README', 10, 'file-type-invalid'],
    ['a name that reorders its text (A-45)', 'a\u202etxt.pdf', 10, 'invalid-input'],
    ['a name of 201 characters', `${'a'.repeat(197)}.txt`, 10, 'invalid-input'],
    ['a negative size', 'a.txt', -1, 'invalid-input'],
  ])('%s', async (_, fileName, size, code) => {
    await expect(request(fileName, size)).rejects.toMatchObject({ code });
  });
});
