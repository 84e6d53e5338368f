import { lineField, textField } from '@parlance/domain/fields';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { foldForSearch } from '@parlance/domain/search/searchTerms';
import { FILE_WORDS } from '#web/i18n/FILE_WORDS.ts';
import { detectDelimiter } from '#web/lib/csv/detectDelimiter.ts';
import { parseCsv } from '#web/lib/csv/parseCsv.ts';
import { plainCell } from '@parlance/domain/spreadsheet/safeCell';

/** A question with its answer, and the id under which it will be kept: made here, so that a repeated import makes one. */
export interface QaRow {
  sourceId: string;
  question: string;
  answer: string;
}

/** Reason a line can't be imported. */
interface QaProblem {
  line: number;
  kind: 'empty' | 'question-too-long' | 'answer-too-long' | 'unclosed-quote' | 'invalid';
}

export interface QaFile {
  rows: readonly QaRow[];
  problems: readonly QaProblem[];
}

const NAMES = Object.values(FILE_WORDS).map(({ qa }) => qa);
const QUESTION_NAMES = NAMES.map(({ question }) => foldForSearch(question));
const ANSWER_NAMES = NAMES.map(({ answer }) => foldForSearch(answer));

const questionSchema = lineField(LIMITS.questionCharacters);
const answerSchema = textField(LIMITS.qaAnswerCharacters);

/**
 * Questions with answers from a CSV file. A first line with the columns' names says which is which, in any language; without one
 * the first column is the question and the second the answer.
 */
export function readQaFile(text: string): QaFile {
  const { records, unclosedLine } = parseCsv(text, detectDelimiter(text));
  const names = records[0]?.cells.map((cell) => foldForSearch(cell.trim())) ?? [];
  const named = {
    question: names.findIndex((name) => QUESTION_NAMES.includes(name)),
    answer: names.findIndex((name) => ANSWER_NAMES.includes(name)),
  };
  const hasNames = named.question >= 0 && named.answer >= 0;
  const columns = hasNames ? named : { question: 0, answer: 1 };
  const rows: QaRow[] = [];
  const problems: QaProblem[] = [];
  for (const { line, cells } of hasNames ? records.slice(1) : records) {
    const question = cellOf(cells, columns.question).replaceAll(/\s+/g, ' ');
    const answer = cellOf(cells, columns.answer);
    const kind = problemOf(question, answer);
    if (kind === undefined) rows.push({ sourceId: newId(), question, answer });
    else problems.push({ line, kind });
  }
  if (unclosedLine !== undefined) problems.push({ line: unclosedLine, kind: 'unclosed-quote' });
  return { rows, problems };
}

function cellOf(cells: readonly string[], column: number): string {
  return plainCell(cells[column] ?? '').trim();
}

function problemOf(question: string, answer: string): QaProblem['kind'] | undefined {
  if (question === '' || answer === '') return 'empty';
  if (question.length > LIMITS.questionCharacters) return 'question-too-long';
  if (answer.length > LIMITS.qaAnswerCharacters) return 'answer-too-long';
  const isFine = questionSchema.safeParse(question).success && answerSchema.safeParse(answer).success;
  return isFine ? undefined : 'invalid';
}
