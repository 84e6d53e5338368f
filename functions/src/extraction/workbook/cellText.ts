import { formatText, formatValue, serialOf } from './formatValue.ts';
import { type FormatSection, parseFormat } from './parseFormat.ts';
import type { RawCell } from './readSheet.ts';
import type { Workbook } from './readWorkbook.ts';

const GENERAL = parseFormat('General');
const BOOLEANS = { de: ['FALSCH', 'WAHR'], en: ['FALSE', 'TRUE'] } as const;

/** A cell as people read it in the sheet: its value by its number format. Errors of formulas say nothing. */
export function cellText({ type, value, style }: RawCell, workbook: Workbook): string {
  const format = workbook.formats[style] ?? GENERAL;
  switch (type) {
    case 's':
      return formatText(workbook.strings[Number(value)] ?? '', format);
    case 'str':
    case 'inlineStr':
      return formatText(value, format);
    case 'b':
      return BOOLEANS[workbook.locale ?? 'en'][value === '1' || value === 'true' ? 1 : 0];
    case 'e':
      return '';
    case 'd': {
      const serial = serialOf(value);
      return serial === undefined || isGeneral(format) ? value : formatValue(serial, format, workbook.locale);
    }
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      return formatValue(hasDate(format) ? number + workbook.firstDay : number, format, workbook.locale);
    }
  }
}

/** Whether a format leaves it to the value how it is shown. */
function isGeneral(format: readonly FormatSection[]): boolean {
  return format.length === 1 && format[0]?.tokens.length === 1 && format[0].tokens[0]?.kind === 'general';
}

/** Whether a format shows a day, and not a length of time. */
function hasDate(format: readonly FormatSection[]): boolean {
  return format.some(({ tokens }) => tokens.some(({ kind, text }) => kind === 'date' && /^[yd]/.test(text)));
}
