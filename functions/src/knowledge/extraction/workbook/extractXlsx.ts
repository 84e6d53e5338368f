import { AppError } from '@parlance/domain/errors';
import type { DocumentText } from '../extraction.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { READING_LIMITS } from '../fuel/READING_LIMITS.ts';
import { openParts, wholePart } from '../office/officeParts.ts';
import { cellText } from './cellText.ts';
import { readSheet } from './readSheet.ts';
import { readWorkbook } from './readWorkbook.ts';
import { sheetLines } from '../tables/sheetLines.ts';
import { sheetDrawings } from './sheetDrawings.ts';

/** The parts that hold cells, text boxes and charts. Pictures and embedded files are left where they are. */
const TEXT_PARTS =
  /^xl\/(?:[^/]+\.xml|(?:worksheets|drawings|charts)\/[^/]+\.xml|diagrams\/data[^/]*\.xml|(?:_rels|worksheets\/_rels|drawings\/_rels)\/[^/]+\.rels)$/;

/**
 * Every visible sheet of an Excel workbook under its name, row by row, values as their cells show them, then its text boxes and
 * charts. Formulas come with the value that was stored. Throws file codes.
 */
export function extractXlsx(bytes: Uint8Array, fuel: Fuel = createFuel(READING_LIMITS.xlsx)): DocumentText {
  const parts = openParts(bytes, (name) => TEXT_PARTS.test(name), fuel);
  const workbook = readWorkbook(parts);
  if (workbook.sheets.length === 0) throw new AppError('file-corrupt');
  fuel.reach('sheets', workbook.sheets.length);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const read = visible.map(({ name, part }) => ({
    name,
    drawn: sheetDrawings(parts, part),
    ...readSheet(wholePart(parts, part), (cell) => cellText(cell, workbook), fuel),
  }));
  return {
    sections: read.map(({ name, rows, drawn }) => ({
      headings: [name],
      page: null,
      text: [...sheetLines(rows, { language: workbook.locale, fuel }), ...drawn].join('\n\n'),
    })),
    hasHidden: visible.length < workbook.sheets.length || read.some(({ hasHidden }) => hasHidden),
    hasUncomputed: read.some(({ hasUncomputed }) => hasUncomputed),
  };
}
