import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { FENCE } from './FENCE.ts';
import { markdownRuns } from './markdownRuns.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';

const ROW = /^\s*\|.*\|\s*$/;
const DELIMITER = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function cellsOf(line: string, isHeader: boolean): TableCell[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((text) => ({ runs: markdownRuns(text.replaceAll('\\|', '|')), isHeader }));
}

/** Lines of Markdown as plain text, with its tables (GitHub's form: header, delimiter, rows) written row by row, each cell with its column's name. */
export function markdownTables(lines: readonly string[], language: Locale | null, fuel: Fuel): string[] {
  const result: string[] = [];
  let fenced = false;
  for (let start = 0; start < lines.length;) {
    const header = lines[start] ?? '';
    if (!ROW.test(header) || !DELIMITER.test(lines[start + 1] ?? '')) {
      if (FENCE.test(header)) fenced = !fenced;
      result.push(fenced ? header : renderRuns(markdownRuns(header), language));
      start += 1;
      continue;
    }
    let end = start + 2;
    while (ROW.test(lines[end] ?? '')) end += 1;
    const rows = [cellsOf(header, true), ...lines.slice(start + 2, end).map((line) => cellsOf(line, false))];
    // Blank lines between them: the splitter may cut between rows and never within one.
    result.push('');
    for (const row of tableLines(rows, { language, fuel })) result.push(row, '');
    start = end;
  }
  return result;
}
