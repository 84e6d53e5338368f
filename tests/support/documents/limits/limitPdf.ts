import { rawPdf } from '../rawPdf.ts';

const HELLO = 'BT /F1 12 Tf 50 700 Td (Hello) Tj ET';

/** A PDF that shows one page as often as `pages` says. */
function pdf(content: string, pages = 1, annotations = ''): Uint8Array {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function note(text: string): string {
  return `<< /Type /Annot /Subtype /FreeText /Rect [50 500 300 520] /F 4 /Contents (${text}) /DA (/F1 10 Tf) >>`;
}

/** PDFs that take so much of each limit, and what the least one takes. */
export const limitPdf = {
  pages: (count: number) => pdf(HELLO, count),
  pieces: (count: number) => pdf('', 1, note('a\\n'.repeat(count))),
  characters: (count: number) => pdf('', 1, note('a'.repeat(count))),
};
