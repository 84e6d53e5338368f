import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { LANGUAGES } from '@parlance/domain/i18n/LANGUAGES';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '#web/lib/csv/writeCsv.ts';
import { readTestFile } from './readTestFile.ts';
import { testRows } from './testRows.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const OWN = {
  origin: 'written',
  originId: null,
  createdBy: 'a',
  createdAt: AT,
  updatedBy: 'a',
  updatedAt: AT,
} as const;

const CASES: readonly TestCase[] = [
  {
    question: '=cmd|"/C calc"!A0; what, now?',
    locale: 'de',
    turn: { question: 'Hallo?', answer: 'Guten Tag.\nGern.' },
    expectation: { kind: 'facts', facts: ['-10 %', '7,90 €; "neu"'] },
    mustPass: true,
    earlier: ['Moin!', '1+1, oder?'],
    recordings: [
      {
        action: 'order_state',
        arguments: [{ parameter: 'orderId', value: '10234' }],
        result: 'status: "da"\nwann: morgen',
      },
      { action: 'order_state', arguments: [], result: null },
    ],
    ...OWN,
    version: 3,
    last: null,
  },
  {
    question: 'Who won?',
    locale: 'en',
    turn: null,
    expectation: { kind: 'refuse' },
    mustPass: false,
    earlier: [],
    recordings: [],
    ...OWN,
    version: 1,
    last: null,
  },
];

describe('readTestFile', () => {
  it.each(LOCALES)('reads what the export in %s writes, word for word, and no cell runs as a formula', (locale) => {
    const file = writeCsv(testRows(CASES, locale), LANGUAGES[locale].delimiter);
    expect(file).not.toMatch(/(^|[,;\n])"?[=+@-]/);
    const { rows, problems } = readTestFile(file, 'en');
    expect(problems).toEqual([]);
    expect(rows.map(({ fields }) => fields)).toEqual(
      CASES.map(({ question, locale: language, turn, earlier, recordings, expectation, mustPass }) => ({
        question,
        locale: language,
        turn,
        earlier,
        recordings,
        expectation,
        mustPass,
      })),
    );
  });

  it('reads a plain list of questions, for which no answer is expected', () => {
    expect(readTestFile('Who won?\nWho lost?', 'de').rows.map(({ fields }) => fields)).toEqual(
      ['Who won?', 'Who lost?'].map((question) => ({
        question,
        locale: 'de',
        turn: null,
        earlier: [],
        recordings: [],
        expectation: { kind: 'refuse' },
        mustPass: false,
      })),
    );
  });

  it('says by line what can not be imported, and reads the rest', () => {
    const text = [
      'question,facts,recorded answers',
      ',7.90',
      `${'q'.repeat(501)},a`,
      `q,${'a'.repeat(LIMITS.testFactCharacters + 1)}`,
      'fine,a',
      'nojson,a,{',
      'open,"a',
    ].join('\n');
    const { rows, problems } = readTestFile(text, 'en');
    expect(rows.map(({ fields }) => fields.question)).toEqual(['fine']);
    expect(problems).toEqual([
      { line: 2, kind: 'empty' },
      { line: 3, kind: 'invalid' },
      { line: 4, kind: 'invalid' },
      { line: 6, kind: 'invalid' },
      { line: 7, kind: 'unclosed-quote' },
    ]);
  });

  it('takes no more rows than a chatbot may have', () => {
    const text = Array.from({ length: LIMITS.testCasesPerChatbot + 1 }, (_, n) => `q${n},en`).join('\n');
    const { rows, problems } = readTestFile(text, 'en');
    expect(rows).toHaveLength(LIMITS.testCasesPerChatbot);
    expect(problems).toEqual([{ line: LIMITS.testCasesPerChatbot + 1, kind: 'too-many' }]);
  });
});
