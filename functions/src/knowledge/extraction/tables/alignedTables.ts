import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { cellsByColumns } from './cellsByColumns.ts';
import type { TableCell } from './TableCell.ts';
import { tableLines } from './tableLines.ts';

const TAB = 8;
/** Longer lines are prose. */
const LINE_CHARACTERS = 300;
const RULER = /^[\s|+]*[-=_─═]{3}[-=_─═\s|+]*$/;
const DOTS = /(?<=\S) ?(?:\.{3,}|(?:\. ){2,}\.?|…{2,}|·{3,}|_{3,}) ?(?=\S)/g;
const PARTED = /\S(?:\s{2,}|\t)\S/;
/** Matches the content of columns of figures. */
const FIGURE = /\d|^(?:[-–—x✓✗]{1,3}|n\/a|free|frei|gratis)$/i;

/**
 * Lines of text with tables that blanks or rows of dots align ("Olives ........ 2.80") written row by row, each cell with its column's name.
 * Lines are a table where the same columns are blank in all of them, and figures, dots or a ruler say that it is one.
 */
export function alignedTables(lines: readonly string[], language: Locale | null, fuel: Fuel): string[] {
  const result: string[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    while (end < lines.length && mayBeRow(lines[end] ?? '')) end += 1;
    const rows = end - start < 2 ? undefined : rowsOf(lines.slice(start, end));
    if (rows === undefined) {
      result.push(...lines.slice(start, Math.max(end, start + 1)));
      start = Math.max(end, start + 1);
      continue;
    }
    // Blank lines between them: the splitter may cut between rows and never within one.
    result.push('');
    for (const row of tableLines(rows, { language, fuel })) result.push(row, '');
    start = end;
  }
  return result;
}

function mayBeRow(line: string): boolean {
  return line.length <= LINE_CHARACTERS && (PARTED.test(line) || RULER.test(line) || spaced(line) !== line);
}

function rowsOf(lines: readonly string[]): TableCell[][] | undefined {
  const written = lines.filter((line) => !RULER.test(line));
  const cells = cellsByColumns(written.map(spaced));
  const width = cells[0]?.length ?? 0;
  if (written.length < 2 || width < 2) return undefined;
  const rulers = lines.flatMap((line, index) => (RULER.test(line) ? [index] : []));
  const hasDots = written.filter((line) => spaced(line) !== line).length * 2 >= written.length;
  const isMarked = hasDots || (rulers.length > 0 && written.length > 2);
  if (!isMarked && (written.length < 3 || !hasFigures(cells))) return undefined;
  const headers = headerLines(lines, rulers);
  return cells.map((row, index) => row.map((text) => ({ runs: [{ text }], isHeader: index < headers })));
}

/** Rows of dots lead from a name to its figure, as blanks do; so do tabs. */
function spaced(line: string): string {
  const withTabs = line.includes('\t') ? untabbed(line) : line;
  return withTabs.replace(DOTS, (dots) => ' '.repeat(dots.length));
}

function untabbed(line: string): string {
  let text = '';
  for (const part of line.split('\t')) text += part.padEnd(Math.ceil((part.length + 1) / TAB) * TAB);
  return text.trimEnd();
}

/** The rows above the ruler below them: there are no more than three. */
function headerLines(lines: readonly string[], rulers: readonly number[]): number {
  const below = rulers.find((index) => index > 0 && index < lines.length - 1);
  if (below === undefined) return 0;
  const count = below - (rulers[0] === 0 ? 1 : 0);
  return count <= 3 ? count : 0;
}

function hasFigures(cells: readonly (readonly string[])[]): boolean {
  const body = cells.slice(1);
  const columns = cells[0]?.keys() ?? [];
  return [...columns].some((column) => {
    const filled = body.map((row) => row[column] ?? '').filter((text) => text !== '');
    const figures = filled.filter((text) => FIGURE.test(text) && text.length <= 20);
    return column > 0 && figures.length * 5 >= body.length * 3;
  });
}
