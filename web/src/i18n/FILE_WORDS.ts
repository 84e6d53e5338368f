import type { Locale } from '@parlance/domain/locales';

/** Columns of a file with questions and answers. */
type QaColumn = 'question' | 'answer';

/** Columns of a file with tests, in the export's order. */
export const TEST_COLUMNS = [
  'question',
  'language',
  'before',
  'answerBefore',
  'facts',
  'mustPass',
  'earlier',
  'recordings',
] as const;

export type TestColumn = (typeof TEST_COLUMNS)[number];

/** Names of columns in files, which the import knows in every language. */
export const FILE_WORDS: Readonly<
  Record<Locale, Readonly<{ qa: Readonly<Record<QaColumn, string>>; tests: Readonly<Record<TestColumn, string>> }>>
> = {
  en: {
    qa: { question: 'question', answer: 'answer' },
    tests: {
      question: 'question',
      language: 'language',
      before: 'question before',
      answerBefore: 'answer before',
      facts: 'facts',
      mustPass: 'must pass',
      earlier: 'messages before',
      recordings: 'recorded answers',
    },
  },
  de: {
    qa: { question: 'Frage', answer: 'Antwort' },
    tests: {
      question: 'Frage',
      language: 'Sprache',
      before: 'Frage davor',
      answerBefore: 'Antwort davor',
      facts: 'Fakten',
      mustPass: 'muss bestehen',
      earlier: 'Nachrichten davor',
      recordings: 'aufgezeichnete Antworten',
    },
  },
};
