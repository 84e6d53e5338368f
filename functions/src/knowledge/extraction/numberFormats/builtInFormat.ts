import type { Locale } from '@parlance/domain/locales';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

/** The formats that have a number in every workbook and need not be written down. */
const FORMATS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  43: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '0.0E+0',
  49: '@',
};

/** The format behind a number that the workbook does not explain itself. */
export function builtInFormat(id: number, locale: Locale): string {
  return VOCABULARIES[locale].sheets.formats[id] ?? FORMATS[id] ?? 'General';
}
