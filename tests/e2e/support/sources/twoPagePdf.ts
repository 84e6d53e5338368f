import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A PDF of two pages, with what is rented for how much on the second one. */
export async function twoPagePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const pages = [
    ['Rental terms', 'Tents are rented by the day and returned dry.', 'A deposit is paid in cash.'],
    ['Prices', 'Family tent: 19 euros a day.', 'Sleeping bag: 7 euros a day.'],
  ];
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    for (const [number, text] of lines.entries()) {
      page.drawText(text, { x: 60, y: 760 - 24 * number, size: number === 0 ? 20 : 12, font });
    }
  }
  return Buffer.from(await document.save());
}
