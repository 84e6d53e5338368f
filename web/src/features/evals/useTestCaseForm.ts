import { type TestCaseFields, testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

export type TestCaseField = 'question' | 'locale' | 'kind' | 'facts' | 'turnQuestion' | 'turnAnswer';

type Values = Readonly<Record<TestCaseField, string>>;

/** Initial values of a form: a case, a proposal, or nothing. */
export type TestCaseStart = Partial<Pick<TestCase, 'question' | 'locale' | 'turn' | 'expectation'>>;

/** The fields of a case, at first as `start` has them. */
export function useTestCaseForm(
  start: TestCaseStart,
  locale: Locale,
  onValid: (fields: Omit<TestCaseFields, 'mustPass'>) => void,
): Form<TestCaseField> {
  const t = useTranslate();
  const { question = '', locale: language = locale, turn = null, expectation = { kind: 'facts', facts: [] } } = start;
  return useForm<TestCaseField>({
    initial: {
      question,
      locale: language,
      kind: expectation.kind,
      facts: expectation.kind === 'facts' ? expectation.facts.join('\n') : '',
      turnQuestion: turn?.question ?? '',
      turnAnswer: turn?.answer ?? '',
    },
    validate: (values) => {
      const { question: asked, turn: before, expectation: expected } = fieldsOf(values);
      const errors = inputErrors(t, testCaseFieldsSchema, { question: asked, turn: before, expectation: expected });
      const hasFacts = expected.kind === 'refuse' || expected.facts.length > 0;
      return {
        question: errors['question'],
        facts: hasFacts ? errors['expectation.facts'] : t('tests.factsMissing'),
        turnQuestion: errors['turn.question'],
        turnAnswer: errors['turn.answer'],
      };
    },
    onValid: (values) => onValid(fieldsOf(values)),
  });
}

function fieldsOf({
  question,
  locale,
  kind,
  facts,
  turnQuestion,
  turnAnswer,
}: Values): Omit<TestCaseFields, 'mustPass'> {
  const isAlone = turnQuestion.trim() === '' && turnAnswer.trim() === '';
  const lines = facts
    .split('\n')
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');
  return {
    question,
    locale: LOCALES.find((one) => one === locale) ?? LOCALES[0],
    turn: isAlone ? null : { question: turnQuestion, answer: turnAnswer },
    expectation: kind === 'refuse' ? { kind: 'refuse' } : { kind: 'facts', facts: lines },
  };
}
