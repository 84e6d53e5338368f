import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { FormAnswer } from '@parlance/domain/documents/forms/submission';
import type { Locale } from '@parlance/domain/locales';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import type { PersonalKind } from './text/PersonalKind.ts';

/** Mask for an answer by the type of its field: what a visitor typed into one line is taken for a name. */
const MASKS: ReadonlyMap<FormField['type'], PersonalKind> = new Map<FormField['type'], PersonalKind>([
  ['text', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['file', 'name'],
]);

/** An answer as those see it for whom personal data are masked: choices, numbers and days as they are, all else without the visitor's words. */
export function maskAnswer(answer: FormAnswer, locale: Locale): FormAnswer {
  const kind = MASKS.get(answer.type);
  const isTyped = kind !== undefined || answer.type === 'long-text';
  const value = isTyped ? null : answer.value;
  if (kind === undefined || answer.shown === '') return { ...answer, value };
  return { ...answer, value, shown: CATALOGUES[locale].masks[kind] };
}
