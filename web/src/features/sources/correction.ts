import { createUpload, saveQa } from '@parlance/domain/contracts/sources/sources';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

export const CORRECTION_KINDS = ['text', 'qa'] as const;

export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** Corrected information, as a text of its own or as a question with its answer. */
export type Correction = { kind: 'text'; file: File } | { kind: 'qa'; question: string; answer: string };

type Field = 'name' | 'text' | 'question' | 'answer';

export type CorrectionValues = Readonly<Record<Field, string>>;

const ENDING = '.txt';

/** Most characters of a text's name. */
export const CORRECTION_NAME_CHARACTERS = LIMITS.fileNameCharacters - ENDING.length;

/** Errors in the fields of a kind of correction; none of the other kind's. */
export function correctionErrors(
  t: Translate,
  kind: CorrectionKind,
  { name, text, question, answer }: CorrectionValues,
): Partial<Record<Field, string>> {
  if (kind === 'qa') {
    const texts = { missing: t('qa.empty'), invalid: t('qa.invalid') };
    return inputErrors(t, saveQa.input, { question, answer }, { question: texts, answer: texts });
  }
  const { fileName } = inputErrors(t, createUpload.input, { fileName: name });
  return {
    ...(fileName === undefined ? {} : { name: fileName }),
    ...(text.trim() === '' ? { text: t('form.required') } : {}),
  };
}

/** The correction that the fields say. */
export function correctionOf(kind: CorrectionKind, { name, text, question, answer }: CorrectionValues): Correction {
  return kind === 'qa'
    ? { kind, question, answer }
    : { kind, file: new File([text.trim()], `${name.trim()}${ENDING}`, { type: 'text/plain' }) };
}
