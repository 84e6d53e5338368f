import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import { formText } from '@parlance/domain/forms/formText';
import type { Locale } from '@parlance/domain/locales';
import { FORM_TEXTS } from '../../../kernel/i18n/forms/FORM_TEXTS.ts';
import { shownDay } from './shownDay.ts';

/** An answer as people read it; empty where there is none. */
export function shownAnswer({ type, options }: FormField, value: FieldValue | null, locale: Locale): string {
  if (value === null) return '';
  if (type === 'consent') return FORM_TEXTS[locale].yes;
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 6 });
  const text = String(value);
  if (type === 'date') return shownDay(text, locale);
  const option = options.find((each) => each.value === text);
  return option === undefined ? text : formText(locale, option.label);
}
