import type { Locale } from '@parlance/domain/locales';

export const TEST_COLUMNS = ['question', 'language', 'before', 'answerBefore', 'facts', 'mustPass'] as const;

export type TestColumn = (typeof TEST_COLUMNS)[number];

/** The columns' names in files, and the words for yes and no, which the import knows in either language. */
export const COLUMN_NAMES: Readonly<Record<Locale, Readonly<Record<TestColumn, string>>>> = {
  en: {
    question: 'question',
    language: 'language',
    before: 'question before',
    answerBefore: 'answer before',
    facts: 'facts',
    mustPass: 'must pass',
  },
  de: {
    question: 'Frage',
    language: 'Sprache',
    before: 'Frage davor',
    answerBefore: 'Antwort davor',
    facts: 'Fakten',
    mustPass: 'muss bestehen',
  },
};

export const YES_NO: Readonly<Record<Locale, { yes: string; no: string }>> = {
  en: { yes: 'yes', no: 'no' },
  de: { yes: 'ja', no: 'nein' },
};
