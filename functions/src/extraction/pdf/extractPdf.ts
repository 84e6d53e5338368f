import { AppError } from '@parlance/domain/errors';
import { getDocumentProxy } from 'unpdf';
import type { ExtractedDocument } from '../extraction.ts';
import { pdfLines, type PdfPiece } from './pdfLines.ts';
import { pdfSections } from './pdfSections.ts';

const MAX_PAGES = 2000;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * A PDF page by page, its columns one after the other. Scripts and forms in it never run, pictures are not looked at.
 * Throws `file-encrypted`, `file-corrupt` or `file-too-complex`.
 */
export async function extractPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  // pdf.js takes the buffer away from its caller, so it gets a copy.
  const options = { verbosity: 0, enableXfa: false, isEvalSupported: false };
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options).catch((error: unknown) => {
    throw new AppError(isPasswordError(error) ? 'file-encrypted' : 'file-corrupt', {}, { cause: error });
  });
  if (pdf.numPages > MAX_PAGES) throw new AppError('file-too-complex');
  try {
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(pdfLines(await piecesOf(page), page.getViewport({ scale: 1 }).width));
      page.cleanup();
    }
    const pagesWithoutText = pages.filter((lines) => !lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))).length;
    return { sections: pdfSections(pages), pagesWithoutText, hasHidden: false };
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
}

/** The runs of text of a page as they stand on it once it is turned the right way. */
async function piecesOf(page: PdfPage): Promise<PdfPiece[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , skew = 0, size = 0, left = 0, base = 0] = item.transform.map(Number);
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left, base).map(Number);
    return [{ text: item.str, x, y, width: item.width, height: item.height || Math.hypot(skew, size) }];
  });
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
