import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { cutPages } from '../../../functions/src/knowledge/extraction/cutPages.ts';

it('cuts pages out of a PDF, each to one of its own, and loses none with one that cannot be cut (A-41)', async () => {
  const pdf = await PDFDocument.create();
  for (const width of [301, 302, 303]) pdf.addPage([width, 400]).drawRectangle({ width: 10, height: 10 });
  const cut = await cutPages(await pdf.save(), [3, 99, 1]);
  const widths = cut.map(
    async (bytes) => bytes && (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth()),
  );
  expect(await Promise.all(widths)).toEqual([[303], null, [301]]);
});
