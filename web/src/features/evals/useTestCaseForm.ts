import { type TestCaseFields, testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { linesOf } from '#web/lib/forms/linesOf.ts';

export type TestCaseField = 'question' | 'locale' | 'kind' | 'facts' | 'earlier' | 'turnQuestion' | 'turnAnswer';

type Values = Readonly<Record<TestCaseField, string>>;

/** Fields of a case that are fields of the form. */
type FormFields = Omit<TestCaseFields, 'mustPass' | 'recordings'>;

/** Initial values of a form: a case, a proposal, or nothing. */
export type TestCaseStart = Partial<
  Pick<TestCase, 'question' | 'locale' | 'turn' | 'earlier' | 'recordings' | 'expectation'>
>;

/** The fields of a case, at first as `start` has them. */
export function useTestCaseForm(
  start: TestCaseStart,
  locale: Locale,
  onValid: (fields: FormFields) => void,
): Form<TestCaseField> {
  const t = useTranslate();
  const { question = '', locale: language = locale, turn = null, earlier = [] } = start;
  const { expectation = { kind: 'facts', facts: [] } } = start;
  return useForm<TestCaseField>({
    initial: {
      question,
      locale: language,
      kind: expectation.kind,
      facts: expectation.kind === 'facts' ? expectation.facts.join('\n') : '',
      earlier: earlier.join('\n'),
      turnQuestion: turn?.question ?? '',
      turnAnswer: turn?.answer ?? '',
    },
    validate: (values) => {
      const { question: asked, turn: before, expectation: expected, earlier: sent } = fieldsOf(values);
      const fields = { question: asked, turn: before, expectation: expected, earlier: sent };
      const errors = inputErrors(t, testCaseFieldsSchema, fields);
      const hasFacts = expected.kind === 'refuse' || expected.facts.length > 0;
      return {
        question: errors['question'],
        facts: hasFacts ? errors['expectation.facts'] : t('tests.factsMissing'),
        earlier: errors['earlier'],
        turnQuestion: errors['turn.question'],
        turnAnswer: errors['turn.answer'],
      };
    },
    onValid: (values) => onValid(fieldsOf(values)),
  });
}

function fieldsOf({ question, locale, kind, facts, earlier, turnQuestion, turnAnswer }: Values): FormFields {
  const isAlone = turnQuestion.trim() === '' && turnAnswer.trim() === '';
  return {
    question,
    locale: LOCALES.find((one) => one === locale) ?? LOCALES[0],
    earlier: linesOf(earlier),
    turn: isAlone ? null : { question: turnQuestion, answer: turnAnswer },
    expectation: kind === 'refuse' ? { kind: 'refuse' } : { kind: 'facts', facts: linesOf(facts) },
  };
}
