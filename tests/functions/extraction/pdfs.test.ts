import { strToU8 } from 'fflate';
import { PDFDocument, PDFString, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { runExtraction } from '../../../functions/src/knowledge/extraction/runExtraction.ts';
import { rawPdf } from '../../support/documents/rawPdf.ts';

async function textOf(bytes: Uint8Array): Promise<string> {
  const { sections } = await runExtraction({ kind: 'document', bytes, fileType: 'pdf' });
  return sections.map(({ text }) => text).join('\n');
}

/** A PDF of one page that shows a string of bytes in a font. */
function pdfOf(hex: string, font: string, descendant: string): Uint8Array {
  const content = `BT /F1 12 Tf 50 700 Td <${hex}> Tj ET`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font,
    descendant,
  ]);
}

describe('a PDF', () => {
  it('is read in Asian fonts whose character map it does not bring along', async () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /MS-Gothic /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>';
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /MS-Gothic /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 >>';
    // 日本 in Shift JIS.
    expect(await textOf(pdfOf('93FA967B', font, descendant))).toBe('日本');
  });

  it('is refused where its fonts do not say what their shapes mean', async () => {
    const font = '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [6 0 R] >>';
    const descendant =
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>';
    const shapes = Array.from({ length: 40 }, (_, index) => (index % 5 === 4 ? 3 : 36 + index));
    const hex = shapes.map((shape) => shape.toString(16).padStart(4, '0')).join('');
    await expect(textOf(pdfOf(hex, font, descendant))).rejects.toMatchObject({ code: 'text-garbled' });
  });

  it('is read with the values of its fields and with notes, and without what is not shown', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([600, 800]);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    page.drawText('Name:', { x: 50, y: 704, size: 12, font });
    const form = pdf.getForm();
    const name = form.createTextField('name');
    name.setText('Ada Lovelace');
    name.addToPage(page, { x: 100, y: 700, width: 200, height: 20 });
    const diet = form.createCheckBox('vegan');
    diet.addToPage(page, { x: 50, y: 660, width: 12, height: 12 });
    diet.check();
    form.createCheckBox('fish').addToPage(page, { x: 50, y: 640, width: 12, height: 12 });
    const size = form.createDropdown('size');
    size.addOptions(['S', 'XL']);
    size.select('XL');
    size.addToPage(page, { x: 100, y: 600, width: 100, height: 20 });
    const note = (text: string, flags: number) =>
      pdf.context.register(
        pdf.context.obj({
          Type: 'Annot',
          Subtype: 'FreeText',
          Rect: [50, 500, 300, 520],
          Contents: PDFString.of(text),
          DA: PDFString.of('/Helv 10 Tf 0 g'),
          F: flags,
        }),
      );
    for (const [words, flags] of [
      ['Closed in May', 4],
      ['unseen', 2],
    ] as const)
      page.node.addAnnot(note(words, flags));
    const text = await textOf(await pdf.save());
    expect(text).toContain('Name: Ada Lovelace');
    expect(text.match(/\[x\]/g)).toHaveLength(1);
    for (const words of ['XL', 'Closed in May']) expect(text).toContain(words);
    expect(text).not.toContain('unseen');
  });

  it('may begin behind a few lines', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage().drawText('Late.', { font: await pdf.embedFont(StandardFonts.Helvetica) });
    expect(await textOf(Buffer.concat([strToU8('HTTP/1.1 200 OK\r\n\r\n'), await pdf.save()]))).toBe('Late.');
  });
});
