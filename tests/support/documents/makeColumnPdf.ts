import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';

const PAGE: [number, number] = [595, 842];
const MARGIN = 50;
const GUTTER = 30;
const SIZE = 10;

/** A text in lines that fit, words cut at the line's end with a hyphen where they say so by U+00AD. */
function wrap(text: string, font: PDFFont, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const [start = '', ...ends] = word.split('\u00AD');
    const whole = start + ends.join('');
    const longer = line === '' ? whole : `${line} ${whole}`;
    if (font.widthOfTextAtSize(longer, SIZE) <= width) {
      line = longer;
    } else if (ends.length > 0 && font.widthOfTextAtSize(`${line} ${start}-`, SIZE) <= width) {
      lines.push(`${line} ${start}-`);
      line = ends.join('');
    } else {
      lines.push(line);
      line = whole;
    }
  }
  return [...lines, line];
}

/** A page with a title across, two columns of prose below, written line by line from the left to the right, and a footer. */
export async function makeColumnPdf(title: string, left: string, right: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage(PAGE);
  const width = (PAGE[0] - 2 * MARGIN - GUTTER) / 2;
  page.drawText(title, { x: MARGIN, y: PAGE[1] - MARGIN, size: 22, font });
  const columns = [wrap(left, font, width), wrap(right, font, width)];
  for (let row = 0; columns.some((lines) => row < lines.length); row += 1) {
    columns.forEach((lines, index) => {
      const text = lines[row];
      if (text === undefined) return;
      const x = MARGIN + index * (width + GUTTER);
      page.drawText(text, { x, y: PAGE[1] - MARGIN - 40 - row * SIZE * 1.4, size: SIZE, font });
    });
  }
  page.drawText('1', { x: PAGE[0] / 2, y: 20, size: 8, font });
  return pdf.save();
}
