import { type TestCaseFields, testCaseFieldsSchema } from '@parlance/domain/contracts/evals/evals';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { type Locale, LOCALES } from '@parlance/domain/locales';
import { foldForSearch } from '@parlance/domain/search/searchTerms';
import { plainCell } from '@parlance/domain/spreadsheet/safeCell';
import { LANGUAGE_WORDS } from '@parlance/domain/text/LANGUAGE_WORDS';
import { FILE_WORDS, TEST_COLUMNS, type TestColumn } from '#web/i18n/FILE_WORDS.ts';
import { detectDelimiter } from '#web/lib/csv/detectDelimiter.ts';
import { parseCsv } from '#web/lib/csv/parseCsv.ts';
import { linesOf } from '#web/lib/forms/linesOf.ts';

/** A case with the id under which it will be kept: made here, so that a repeated import makes one. */
interface TestRow {
  caseId: string;
  fields: TestCaseFields;
}

interface TestProblem {
  line: number;
  kind: 'empty' | 'invalid' | 'unclosed-quote' | 'too-many';
}

export interface TestFile {
  rows: readonly TestRow[];
  problems: readonly TestProblem[];
}

type Cells = Readonly<Record<TestColumn, string>>;

/**
 * Cases from a CSV file as the export writes it. A first line with the columns' names says which is which, in any language; without
 * one they stand in the export's order. A cell of facts, and one of messages before, has one a line; with no fact, no answer is expected.
 * Recorded answers of actions are JSON.
 * @param locale The language of questions whose cell does not say.
 */
export function readTestFile(text: string, locale: Locale): TestFile {
  const { records, unclosedLine } = parseCsv(text, detectDelimiter(text));
  const places = placesOf(records[0]?.cells ?? []);
  const rows: TestRow[] = [];
  const problems: TestProblem[] = [];
  for (const { line, cells } of places === undefined ? records : records.slice(1)) {
    const cellOf = (column: TestColumn): string => {
      const place = places === undefined ? TEST_COLUMNS.indexOf(column) : places[column];
      return plainCell(cells[place] ?? '').trim();
    };
    const read: Cells = {
      question: oneLine(cellOf('question')),
      language: cellOf('language'),
      before: oneLine(cellOf('before')),
      answerBefore: cellOf('answerBefore'),
      facts: cellOf('facts'),
      mustPass: cellOf('mustPass'),
      earlier: cellOf('earlier'),
      recordings: cellOf('recordings'),
    };
    const parsed = testCaseFieldsSchema.safeParse(fieldsOf(read, locale));
    if (read.question === '') problems.push({ line, kind: 'empty' });
    else if (!parsed.success) problems.push({ line, kind: 'invalid' });
    else if (rows.length >= LIMITS.testCasesPerChatbot) problems.push({ line, kind: 'too-many' });
    else rows.push({ caseId: newId(), fields: parsed.data });
  }
  if (unclosedLine !== undefined) problems.push({ line: unclosedLine, kind: 'unclosed-quote' });
  return { rows, problems };
}

/** Undefined where the first line names no question. */
function placesOf(first: readonly string[]): Readonly<Record<TestColumn, number>> | undefined {
  const names = first.map((cell) => foldForSearch(cell.trim()));
  const placeOf = (column: TestColumn): number =>
    names.findIndex((name) => LOCALES.some((one) => foldForSearch(FILE_WORDS[one].tests[column]) === name));
  if (placeOf('question') < 0) return undefined;
  return {
    question: placeOf('question'),
    language: placeOf('language'),
    before: placeOf('before'),
    answerBefore: placeOf('answerBefore'),
    facts: placeOf('facts'),
    mustPass: placeOf('mustPass'),
    earlier: placeOf('earlier'),
    recordings: placeOf('recordings'),
  };
}

/** Content of a cell of JSON; null, which is no list, where it is none. */
function parsedOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return null;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function fieldsOf(cells: Cells, locale: Locale): unknown {
  const { question, language, before, answerBefore, facts, mustPass, earlier, recordings } = cells;
  const lines = linesOf(facts);
  return {
    question,
    locale: LOCALES.find((one) => one === language.toLowerCase()) ?? locale,
    earlier: linesOf(earlier),
    recordings: recordings === '' ? [] : parsedOf(recordings),
    turn: before === '' ? null : { question: before, answer: answerBefore },
    expectation: lines.length === 0 ? { kind: 'refuse' } : { kind: 'facts', facts: lines },
    mustPass: LOCALES.some((one) => LANGUAGE_WORDS[one].yes === mustPass.toLowerCase()),
  };
}
