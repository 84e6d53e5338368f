import * as z from 'zod/mini';
import { lineField } from '../../fields.ts';
import { LIMITS } from '../../limits.ts';
import { settingText } from '../settingText.ts';
import { formFieldSchema } from './formField.ts';

/** Parts of a form that people set. Texts may have the marks of languages (`formText`). Faults that a valid one can have: `formProblem`. */
export const formContentSchema = z.strictObject({
  /** Name by which the team knows it. */
  name: lineField(LIMITS.formNameCharacters),
  title: settingText(LIMITS.formTitleCharacters).check(z.refine((text) => text !== '')),
  intro: settingText(LIMITS.formTextCharacters),
  fields: z.array(formFieldSchema).check(z.minLength(1), z.maxLength(LIMITS.formFields)),
  /** Text of the button; empty: the product's own. */
  button: settingText(LIMITS.formButtonCharacters),
  /** Text in the form's place once it was sent; empty: the product's own. */
  thanks: settingText(LIMITS.formTextCharacters),
  /** Note on the use of the data (Article 13 GDPR), above the link to the privacy policy; empty: the product's short one. */
  privacy: settingText(LIMITS.formPrivacyCharacters),
  /** The chat's menu has it. */
  isInMenu: z.boolean(),
  isOn: z.boolean(),
});

export type FormContent = z.infer<typeof formContentSchema>;
