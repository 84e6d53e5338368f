import { type GapAnswers, gapAnswersSchema } from '@parlance/domain/contracts/proposals';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** Fields of the answers, a question and an answer in each language. */
export type GapField = `${'question' | 'answer'}-${Locale}`;
export type GapValues = Readonly<Record<GapField, string>>;

export const GAP_FIELDS: readonly GapField[] = LOCALES.flatMap((locale): GapField[] => [
  `question-${locale}`,
  `answer-${locale}`,
]);

/** Values of a form with some answers; everything else is empty. */
export function gapValues(answers: GapAnswers): GapValues {
  const of = (locale: Locale) => answers.find((answer) => answer.locale === locale);
  const [en, de] = [of('en'), of('de')];
  return {
    'question-en': en?.question ?? '',
    'answer-en': en?.answer ?? '',
    'question-de': de?.question ?? '',
    'answer-de': de?.answer ?? '',
  };
}

/** The answers of a form, those of languages that were left empty not among them. */
export function answersOf(values: GapValues): GapAnswers {
  return LOCALES.flatMap((locale) => {
    const [question, answer] = [values[`question-${locale}`].trim(), values[`answer-${locale}`].trim()];
    return answer === '' ? [] : [{ locale, question, answer }];
  });
}

/**
 * Errors of a form's values, by field: one language at least has an answer, and an answer has a question.
 * @param first Language whose answer is missing where none has one.
 */
export function gapErrors(t: Translate, values: GapValues, first: Locale): Partial<Record<GapField, string>> {
  const answers = answersOf(values);
  if (answers.length === 0) return { [`answer-${first}`]: t('gaps.noAnswer') };
  const issues = gapAnswersSchema.safeParse(answers).error?.issues ?? [];
  return Object.fromEntries(
    issues.flatMap(({ path: [place, field] }) => {
      const locale = answers[Number(place)]?.locale;
      return locale === undefined ? [] : [[`${String(field)}-${locale}`, t(fault(values, locale, field))]];
    }),
  );
}

function fault(values: GapValues, locale: Locale, field: PropertyKey | undefined) {
  return field === 'question' && values[`question-${locale}`].trim() === '' ? 'qa.empty' : 'qa.invalid';
}
