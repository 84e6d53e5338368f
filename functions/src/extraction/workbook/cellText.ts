import { formatText, formatValue, serialOf } from './formatValue.ts';
import type { RawCell } from './readSheet.ts';
import type { Workbook } from './readWorkbook.ts';

const BOOLEANS = { de: ['FALSCH', 'WAHR'], en: ['FALSE', 'TRUE'] } as const;

/** A cell as people read it in the sheet: its value by its number format. Errors of formulas say nothing. */
export function cellText({ type, value, style }: RawCell, workbook: Workbook): string {
  const code = workbook.formats[style] ?? 'General';
  switch (type) {
    case 's':
      return formatText(workbook.strings[Number(value)] ?? '', code);
    case 'str':
    case 'inlineStr':
      return formatText(value, code);
    case 'b':
      return BOOLEANS[workbook.locale ?? 'en'][value === '1' || value === 'true' ? 1 : 0];
    case 'e':
      return '';
    case 'd': {
      const serial = serialOf(value);
      return serial === undefined || code === 'General' ? value : formatValue(serial, code, workbook.locale);
    }
    default: {
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      return formatValue(hasDate(code) ? number + workbook.firstDay : number, code, workbook.locale);
    }
  }
}

/** Whether a format shows a day, and not a length of time. */
function hasDate(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|General|Standard/gi, ''));
}
