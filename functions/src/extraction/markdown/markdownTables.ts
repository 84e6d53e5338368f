import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { FENCE } from './FENCE.ts';
import { markdownRuns } from './markdownRuns.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';

/** Rows with lines at both ends, and those that have them between their cells alone. */
const FORMS = [
  { row: /^\s*\|.*\|\s*$/, delimiter: /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/ },
  { row: /^\s*[^\s|][^|]*\|/, delimiter: /^\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+$/ },
] as const;

function cellsOf(line: string, isHeader: boolean): TableCell[] {
  const trimmed = line.trim();
  return (trimmed.startsWith('|') ? trimmed.slice(1, -1) : trimmed)
    .split(/(?<!\\)\|/)
    .map((text) => ({ runs: markdownRuns(text.replaceAll('\\|', '|')), isHeader }));
}

/** Lines of Markdown as plain text, with its tables (GitHub's form: header, delimiter, rows) written row by row, each cell with its column's name. */
export function markdownTables(lines: readonly string[], language: Locale | null, fuel: Fuel): string[] {
  const result: string[] = [];
  let fenced = false;
  for (let start = 0; start < lines.length;) {
    const header = lines[start] ?? '';
    const form = fenced
      ? undefined
      : FORMS.find(({ row, delimiter }) => row.test(header) && delimiter.test(lines[start + 1] ?? ''));
    if (form === undefined) {
      if (FENCE.test(header)) fenced = !fenced;
      result.push(fenced ? header : renderRuns(markdownRuns(header), language));
      start += 1;
      continue;
    }
    let end = start + 2;
    while (form.row.test(lines[end] ?? '')) end += 1;
    const rows = [cellsOf(header, true), ...lines.slice(start + 2, end).map((line) => cellsOf(line, false))];
    // Blank lines between them: the splitter may cut between rows and never within one.
    result.push('');
    for (const row of tableLines(rows, { language, fuel })) result.push(row, '');
    start = end;
  }
  return result;
}
