import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { DrawnTable } from './randomTable.ts';

const COLUMN = 95;
const LINE = 16;
const SIZE = 10;

/** A table without rules on a page, what covers several columns in the middle of them, what covers rows in the last of them. */
export async function drawPdfTable({ headers, body }: DrawnTable): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([900, 600]);
  [...headers, ...body].forEach((row, y) => {
    row.forEach((cell, x) => {
      if (cell === null) return;
      const left = 40 + x * COLUMN;
      const middle = (cell.columns * COLUMN - font.widthOfTextAtSize(cell.text, SIZE)) / 2;
      page.drawText(cell.text, {
        x: cell.columns > 1 ? left + middle : left,
        y: 500 - (y + cell.rows - 1) * LINE,
        size: SIZE,
        font,
      });
    });
  });
  return document.save();
}
