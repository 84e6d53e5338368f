import { LOCALES } from '@parlance/domain/locales';
import { hasMarks, NO_MARKS } from './fontMarks.ts';
import { formatText, formatValue, serialOf } from '../numberFormats/formatValue.ts';
import { type FormatSection, parseFormat } from '../numberFormats/parseFormat.ts';
import type { RawCell } from './createCellReader.ts';
import type { CellStyle, Workbook } from './readWorkbook.ts';
import { plainText, type WorkbookText } from '../numberFormats/WorkbookText.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

const PLAIN: CellStyle = { format: parseFormat('General'), marks: NO_MARKS };

/**
 * A cell as people read it in the sheet: its value by its number format, with the marks of its font, which stretches with fonts of their
 * own do not have. Errors of formulas say nothing.
 */
export function cellText(cell: RawCell, workbook: Workbook): WorkbookText {
  const { format, marks } = workbook.styles[cell.style] ?? PLAIN;
  const text = valueText(cell, format, workbook);
  if (!hasMarks(marks)) return text;
  return typeof text === 'string' ? [{ text, ...marks }] : text.map((run) => ({ ...marks, ...run }));
}

function valueText({ type, value }: RawCell, format: readonly FormatSection[], workbook: Workbook): WorkbookText {
  const text = plainText(value);
  switch (type) {
    case 's':
      return formatText(workbook.strings[Number(text)] ?? '', format);
    case 'str':
    case 'inlineStr':
      return formatText(value, format);
    case 'b':
      return VOCABULARIES[workbook.locale ?? LOCALES[0]].pages.booleans[text === '1' || text === 'true' ? 1 : 0];
    case 'e':
      return '';
    case 'd': {
      const serial = serialOf(text);
      return serial === undefined || isGeneral(format) ? text : formatValue(serial, format, workbook.locale);
    }
    default: {
      const number = Number(text);
      if (!Number.isFinite(number)) return text;
      return formatValue(hasDate(format) ? number + workbook.firstDay : number, format, workbook.locale);
    }
  }
}

/** True if a format leaves the display to the value. */
function isGeneral(format: readonly FormatSection[]): boolean {
  return format.length === 1 && format[0]?.tokens.length === 1 && format[0].tokens[0]?.kind === 'general';
}

/** True if a format shows a day, and not a duration. */
function hasDate(format: readonly FormatSection[]): boolean {
  return format.some(({ tokens }) => tokens.some(({ kind, text }) => kind === 'date' && /^[yd]/.test(text)));
}
