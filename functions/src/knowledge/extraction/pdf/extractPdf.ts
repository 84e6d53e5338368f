import type { Locale } from '@parlance/domain/locales';
import { AppError } from '@parlance/domain/errors';
import * as z from 'zod';
import type { ExtractedDocument } from '../extraction.ts';
import type { Fuel } from '../fuel/createFuel.ts';
import { detectLanguage } from '../../../kernel/text/detectLanguage.ts';
import { annotationPieces } from './annotationPieces.ts';
import { drawnLines } from './drawnLines.ts';
import { isGarbled } from './isGarbled.ts';
import { openPdf, type PdfDocument } from './openPdf.ts';
import { pdfLines } from './pdfLines.ts';
import type { PdfLine, PdfPiece } from './PdfLine.ts';
import { pdfSections } from './pdfSections.ts';
import { raisedCents } from './raisedCents.ts';
import { struckPieces } from './struckPieces.ts';

/** Private characters by which the symbol fonts of Office name the marks of lists. */
const SYMBOL_BULLETS = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC]/g;

/** Size of the text sample that suffices to detect its language. */
const SAMPLE_PIECES = 1000;
const SAMPLE_CHARACTERS = 20_000;
const PRICE = /[€$£]|\b(?:EUR|USD|CHF|GBP|Euros?|Franken|pounds?|dollars?)\b/i;

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;

// Made by pdf.js, which types a stretch of its stream as anything.
const contentSchema = z.custom<TextContent>((value) => typeof value === 'object');

/**
 * A PDF page by page, its columns one after the other, with the values of filled fields and notes. Scripts and forms in it
 * never run, pictures are not looked at. Throws `file-encrypted`, `file-corrupt`, `file-too-complex`, or `text-garbled` where
 * its fonts do not say which characters they show, unless somebody may read its pictures (`mayBeScan`); single pages of that
 * kind count as pages without text.
 */
export async function extractPdf(bytes: Uint8Array, mayBeScan: boolean, fuel: Fuel): Promise<ExtractedDocument> {
  const pdf = await openPdf(bytes);
  fuel.reach('pages', pdf.numPages);
  try {
    const pages: PdfLine[][] = [];
    let garbled = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { pieces, language } = await piecesOf(page, fuel);
      const lines = pdfLines(pieces, page.getViewport({ scale: 1 }).width, language);
      for (const { text } of lines) fuel.use('characters', text.length);
      const isLost = isGarbled(lines.map(({ text }) => text).join('\n'));
      pages.push(isLost ? [] : lines);
      if (isLost) garbled += 1;
      page.cleanup();
    }
    const unreadPages = pages.flatMap((lines, index) =>
      lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [] : [index + 1],
    );
    if (garbled > pages.length - unreadPages.length && !mayBeScan) throw new AppError('text-garbled');
    return { sections: pdfSections(pages), unreadPages, hasHidden: false, hasUncomputed: false };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  }
}

function sampleOf(pieces: readonly PdfPiece[]): string {
  return pieces
    .slice(0, SAMPLE_PIECES)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, SAMPLE_CHARACTERS);
}

/** The runs of text of a page as they stand on it once it is turned the right way. */
async function piecesOf(page: PdfPage, fuel: Fuel): Promise<{ pieces: PdfPiece[]; language: Locale | null }> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = (left: number, base: number): readonly [number, number] => {
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left, base).map(Number);
    return [x, y];
  };
  const [items, annotations] = await Promise.all([itemsOf(page, fuel), page.getAnnotations()]);
  const written = items.flatMap((item): PdfPiece[] => {
    if (!('str' in item)) return [];
    const [, , skew = 0, size = 0, left = 0, base = 0] = item.transform.map(Number);
    const [x, y] = toPage(left, base);
    const text = item.str.replace(SYMBOL_BULLETS, '•');
    return [{ text, x, y, width: item.width, height: item.height || Math.hypot(skew, size) }];
  });
  const found = [...written, ...annotationPieces(annotations, toPage)];
  fuel.reach('pieces', found.length);
  const language = detectLanguage(sampleOf(found), null);
  const pieces = raisedCents(found, language);
  // To ask for what is drawn takes a third longer: it is done where it may change what something costs.
  const hasPrices = pieces.length < found.length || pieces.some(({ text }) => PRICE.test(text));
  return { pieces: hasPrices ? struckPieces(pieces, await drawnLines(page, toPage)) : pieces, language };
}

/** Reads the text that a page writes, within the limits: forms that repeat each other write without end. */
async function itemsOf(page: PdfPage, fuel: Fuel): Promise<TextContent['items']> {
  const stretches: TextContent['items'][] = [];
  let pieces = 0;
  let characters = 0;
  for await (const stretch of page.streamTextContent()) {
    const { items } = contentSchema.parse(stretch);
    pieces += items.length;
    fuel.reach('pieces', pieces);
    // A font may say that one of its shapes stands for a whole text.
    characters += items.reduce((sum, item) => sum + ('str' in item ? item.str.length : 0), 0);
    fuel.reach('characters', characters);
    stretches.push(items);
  }
  return stretches.flat();
}
