import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { Locale } from '@parlance/domain/locales';
import { COLUMN_NAMES, TEST_COLUMNS, YES_NO } from './testColumns.ts';

/** Cases as the lines of a CSV file, which the import reads again. */
export function testRows(cases: readonly TestCase[], locale: Locale): string[][] {
  const { yes, no } = YES_NO[locale];
  return [
    TEST_COLUMNS.map((column) => COLUMN_NAMES[locale][column]),
    ...cases.map(({ question, locale: language, turn, expectation, mustPass }) => [
      question,
      language,
      turn?.question ?? '',
      turn?.answer ?? '',
      expectation.kind === 'facts' ? expectation.facts.join('\n') : '',
      mustPass ? yes : no,
    ]),
  ];
}
