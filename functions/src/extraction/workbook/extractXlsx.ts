import { AppError } from '@parlance/domain/errors';
import type { DocumentText } from '../extraction.ts';
import { partText } from '../office/officeParts.ts';
import { readArchive } from '../office/readArchive.ts';
import { cellText } from './cellText.ts';
import { readSheet } from './readSheet.ts';
import { readWorkbook } from './readWorkbook.ts';
import { sheetBlocks } from './sheetBlocks.ts';

/** The parts that hold cells. Pictures and embedded files are left where they are. */
const CELL_PARTS = /^xl\/(?:[^/]+\.xml|_rels\/[^/]+\.rels|worksheets\/[^/]+\.xml)$/;

/**
 * Every visible sheet of an Excel workbook under its name, row by row, values as their cells show them. Formulas come with
 * the value that was stored. Throws file codes.
 */
export function extractXlsx(bytes: Uint8Array): DocumentText {
  const parts = readArchive(bytes, (name) => CELL_PARTS.test(name));
  const workbook = readWorkbook(parts);
  if (workbook.sheets.length === 0) throw new AppError('file-corrupt');
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const read = visible.map(({ name, part }) => ({
    name,
    ...readSheet(partText(parts, part), (cell) => cellText(cell, workbook)),
  }));
  return {
    sections: read.map(({ name, rows }) => ({ headings: [name], page: null, text: sheetBlocks(rows).join('\n\n') })),
    hasHidden: visible.length < workbook.sheets.length || read.some(({ hasHidden }) => hasHidden),
  };
}
