import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import type { FormField } from '@parlance/domain/documents/forms/formField';
import { formText } from '@parlance/domain/forms/formText';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { addDays } from '@parlance/domain/time/calendarDay';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { FORM_TEXTS } from '../kernel/i18n/forms/FORM_TEXTS.ts';
import { dayOf } from '../kernel/platform/calendar.ts';

/** One question as a visitor reads it. */
interface ShownField extends Pick<FormField, 'name' | 'type' | 'isRequired'> {
  label: string;
  hint: string;
  options: { value: string; label: string }[];
  /** Bounds as a browser's field has them; empty where there is none. */
  min: string;
  max: string;
  maxLength: number;
}

/** A form as a visitor reads it. */
export interface FormView {
  title: string;
  intro: string;
  fields: ShownField[];
  button: string;
  thanks: string;
  privacy: string;
}

function lengthOf(type: FormField['type']): number {
  if (type === 'long-text') return LIMITS.fieldLongTextCharacters;
  if (type === 'email') return LIMITS.emailCharacters;
  return type === 'phone' ? LIMITS.fieldPhoneCharacters : LIMITS.fieldTextCharacters;
}

function boundOf(type: FormField['type'], bound: number | null, today: string): string {
  if (bound === null) return '';
  return type === 'date' ? addDays(today, bound) : String(bound);
}

/** A form in a visitor's language: the business's texts, and the product's own where it has written none. */
export function formView(
  form: FormContent,
  { orgName, timezone }: Pick<Widget, 'orgName' | 'timezone'>,
  { locale, language }: { locale: Locale; language: WidgetLocale },
  now = new Date(),
): FormView {
  const texts = FORM_TEXTS[language];
  const today = dayOf(now, timezone);
  const own = (text: string, standard: string) => (text === '' ? standard : formText(locale, text));
  return {
    title: formText(locale, form.title),
    intro: own(form.intro, ''),
    fields: form.fields.map(({ name, type, label, hint, isRequired, options, min, max }) => ({
      name,
      type,
      label: formText(locale, label),
      hint: own(hint, ''),
      isRequired,
      options: options.map((option) => ({ value: option.value, label: formText(locale, option.label) })),
      min: boundOf(type, min, today),
      max: boundOf(type, max, today),
      maxLength: lengthOf(type),
    })),
    button: own(form.button, texts.send),
    thanks: own(form.thanks, texts.thanks),
    privacy: own(
      form.privacy,
      texts.privacy.replace('{business}', () => orgName),
    ),
  };
}
