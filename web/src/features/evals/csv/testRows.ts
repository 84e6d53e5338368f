import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { Locale } from '@parlance/domain/locales';
import { LANGUAGE_WORDS } from '@parlance/domain/text/LANGUAGE_WORDS';
import { FILE_WORDS, TEST_COLUMNS } from '#web/i18n/FILE_WORDS.ts';

/** Cases as the lines of a CSV file, which the import reads again. */
export function testRows(cases: readonly TestCase[], locale: Locale): string[][] {
  const { yes, no } = LANGUAGE_WORDS[locale];
  return [
    TEST_COLUMNS.map((column) => FILE_WORDS[locale].tests[column]),
    ...cases.map(({ question, locale: language, turn, earlier, recordings, expectation, mustPass }) => [
      question,
      language,
      turn?.question ?? '',
      turn?.answer ?? '',
      expectation.kind === 'facts' ? expectation.facts.join('\n') : '',
      mustPass ? yes : no,
      earlier.join('\n'),
      recordings.length === 0 ? '' : JSON.stringify(recordings),
    ]),
  ];
}
