import type { FormContent } from '@parlance/domain/documents/forms/form';
import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { FormAnswer } from '@parlance/domain/documents/forms/submission';
import { checkFieldValue, type FieldFault } from '@parlance/domain/forms/checkFieldValue';
import { formText } from '@parlance/domain/forms/formText';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { addDays } from '@parlance/domain/time/calendarDay';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { FORM_TEXTS } from '../../../kernel/i18n/forms/FORM_TEXTS.ts';
import type { FormEntries, FormProblems } from '../../FormEntries.ts';
import { shownAnswer } from './shownAnswer.ts';
import { shownDay } from './shownDay.ts';

export interface Speaking {
  /** Language of the form's own texts. */
  locale: Locale;
  /** Language of the product's words around it. */
  language: WidgetLocale;
  /** Day yyyy-mm-dd from which bounds of a date are counted. */
  today: string;
}

const DECIMAL_COMMA = /^(\s*-?\d+),(\d+\s*)$/;

/** Text of what is wrong with an answer. */
function faultText(fault: FieldFault, { type, min, max }: FormField, { language, today }: Speaking): string {
  const characters = type === 'long-text' ? LIMITS.fieldLongTextCharacters : LIMITS.fieldTextCharacters;
  const isUpper = fault === 'large' || fault === 'late';
  const bound = isUpper ? max : min;
  const far = isUpper ? LIMITS.fieldDays : -LIMITS.fieldDays;
  const shownBound =
    type === 'date' ? shownDay(addDays(today, bound ?? far), language) : (bound ?? 0).toLocaleString(language);
  return FORM_TEXTS[language].faults[fault]
    .replace('{max}', () => characters.toLocaleString(language))
    .replace('{bound}', () => shownBound);
}

/** The fields' answers without their files, or what is wrong with them, in words. Nothing that was typed and fits is changed. */
export function readAnswers(
  { fields }: Pick<FormContent, 'fields'>,
  { values, files }: FormEntries,
  speaking: Speaking,
): { answers: FormAnswer[] } | { problems: FormProblems } {
  const { locale, language, today } = speaking;
  const problems = new Map<string, string>();
  const answers = fields.map((field): FormAnswer => {
    const { name, type } = field;
    const about = { field: name, type, label: formText(locale, field.label), file: null };
    if (type === 'file') {
      const shown = files.get(name)?.name ?? '';
      if (!files.has(name) && field.isRequired) problems.set(name, FORM_TEXTS[language].faults.missing);
      return { ...about, value: null, shown };
    }
    const typed = values.get(name)?.replaceAll('\r\n', '\n');
    const checked = checkFieldValue(field, type === 'number' ? typed?.replace(DECIMAL_COMMA, '$1.$2') : typed, today);
    if ('fault' in checked) problems.set(name, faultText(checked.fault, field, speaking));
    const value = 'fault' in checked ? null : checked.value;
    return { ...about, value, shown: shownAnswer(field, value, locale) };
  });
  return problems.size > 0 ? { problems } : { answers };
}
