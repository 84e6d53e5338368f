import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

export interface Leaflet {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** A5, in points: small pages, so that a leaflet has several. */
const PAGE: [number, number] = [419.53, 595.28];
const MARGIN = 48;
const INK = rgb(0.11, 0.13, 0.12);
/** The same leaflet is the same file, whenever it is made. */
const MADE = new Date(Date.UTC(2026, 0, 1));

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A leaflet of several pages with page numbers. The built-in fonts know Latin-1, which holds the umlauts. */
export async function makePdf({ title, sections }: Leaflet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  pdf.setCreationDate(MADE);
  pdf.setModificationDate(MADE);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  let page: PDFPage = pdf.addPage(PAGE);
  let y = PAGE[1] - MARGIN;
  const write = (text: string, font: PDFFont, size: number, after: number): void => {
    for (const line of wrap(text, font, size, PAGE[0] - 2 * MARGIN)) {
      if (y < MARGIN + size) {
        page = pdf.addPage(PAGE);
        y = PAGE[1] - MARGIN;
      }
      page.drawText(line, { x: MARGIN, y: y - size, size, font, color: INK });
      y -= size * 1.45;
    }
    y -= after;
  };
  write(title, bold, 20, 14);
  for (const { heading, paragraphs } of sections) {
    write(heading, bold, 13, 4);
    for (const paragraph of paragraphs) write(paragraph, regular, 10.5, 8);
    y -= 8;
  }
  pdf.getPages().forEach((each, index) => {
    each.drawText(String(index + 1), { x: PAGE[0] / 2, y: 24, size: 9, font: regular, color: INK });
  });
  return pdf.save();
}
