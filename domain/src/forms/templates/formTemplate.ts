import type { FormContent } from '../../documents/forms/form.ts';
import type { FormField } from '../../documents/forms/formField.ts';
import { type Locale, LOCALES } from '../../locales.ts';
import { DE_FORM_TEMPLATES } from './DE_FORM_TEMPLATES.ts';
import { EN_FORM_TEMPLATES } from './EN_FORM_TEMPLATES.ts';
import type { FormTemplateKind, FormTemplateTexts, TemplateAnswer, TemplateQuestion } from './FormTemplateTexts.ts';

const TEXTS: Readonly<Record<Locale, FormTemplateTexts>> = { en: EN_FORM_TEMPLATES, de: DE_FORM_TEMPLATES };

interface Question extends Partial<Pick<FormField, 'type' | 'isRequired' | 'min' | 'max'>> {
  name: TemplateQuestion;
  answers?: readonly TemplateAnswer[];
}

const DAYS_AHEAD = 30;
const EMAIL: Question = { name: 'email', type: 'email' };
const AGREED: Question = { name: 'agreed', type: 'consent' };

const QUESTIONS: Readonly<Record<FormTemplateKind, readonly Question[]>> = {
  contact: [
    { name: 'name' },
    EMAIL,
    { name: 'topic', type: 'choice', answers: ['order', 'product', 'other'] },
    { name: 'message', type: 'long-text' },
    AGREED,
  ],
  callback: [
    { name: 'name' },
    { name: 'phone', type: 'phone' },
    { name: 'day', type: 'date', min: 0, max: DAYS_AHEAD },
    { name: 'time', type: 'choice', answers: ['morning', 'afternoon', 'evening'] },
    AGREED,
  ],
  warranty: [
    { name: 'name' },
    EMAIL,
    { name: 'order' },
    { name: 'bought', type: 'date', max: 0, isRequired: false },
    { name: 'problem', type: 'choice', answers: ['broken', 'incomplete', 'wrong'] },
    { name: 'details', type: 'long-text' },
    { name: 'photo', type: 'file', isRequired: false },
    AGREED,
  ],
};

/** One text for visitors of all languages, by their marks. */
function inAll(textOf: (texts: FormTemplateTexts) => string): string {
  return LOCALES.map((locale) => `[${locale}] ${textOf(TEXTS[locale])}`).join('\n');
}

/**
 * A form to begin with, in all languages of the product, which is off. Its note on the use of the data is a template: the business fills in
 * what stands in brackets.
 * @param locale Language of its name, which the team reads.
 */
export function formTemplate(kind: FormTemplateKind, locale: Locale): FormContent {
  return {
    name: TEXTS[locale].titles[kind],
    title: inAll(({ titles }) => titles[kind]),
    intro: inAll(({ intros }) => intros[kind]),
    fields: QUESTIONS[kind].map(({ name, type = 'text', isRequired = true, min = null, max = null, answers = [] }) => ({
      name,
      type,
      label: inAll(({ questions }) => questions[name]),
      hint: '',
      isRequired,
      options: answers.map((value) => ({ value, label: inAll((texts) => texts.answers[value]) })),
      pattern: '',
      min,
      max,
    })),
    button: '',
    thanks: inAll(({ thanks }) => thanks[kind]),
    privacy: inAll(({ privacy }) => privacy),
    isInMenu: true,
    isOn: false,
  };
}
