import { expect, it } from 'vitest';
import { formContentSchema } from '../../documents/forms/form.ts';
import { LOCALES } from '../../locales.ts';
import { textFor } from '../../widget/textsFor.ts';
import { formProblem } from '../formProblem.ts';
import { formTemplate } from './formTemplate.ts';
import { FORM_TEMPLATE_KINDS } from './FormTemplateTexts.ts';

it.each(FORM_TEMPLATE_KINDS)('%s can be saved as it is, and speaks both languages', (kind) => {
  const form = formTemplate(kind, 'de');
  expect(formContentSchema.parse(form)).toEqual(form);
  expect(formProblem(form)).toBeUndefined();
  const texts = [form.title, form.intro, form.thanks, form.privacy, ...form.fields.map(({ label }) => label)];
  for (const locale of LOCALES) expect(texts.filter((text) => textFor(locale, text) === '')).toEqual([]);
});
