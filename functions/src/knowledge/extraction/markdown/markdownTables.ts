import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { FENCE } from './FENCE.ts';
import { markdownRuns } from './markdownRuns.ts';
import { pageSections } from '../page/pageSections.ts';
import { visiblePage } from '../page/visible/visiblePage.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';

/** Rows with lines at both ends, and those that have them between their cells alone. */
const FORMS = [
  { row: /^\s*\|.*\|\s*$/, delimiter: /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/ },
  { row: /^\s*[^\s|][^|]*\|/, delimiter: /^\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+$/ },
] as const;

const MOST_HTML_LINES = 2000;

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
    const afterHtml = fenced ? start : endOfHtmlTable(lines, start);
    if (afterHtml > start) {
      result.push('', ...htmlTable(lines.slice(start, afterHtml), language), '');
      start = afterHtml;
      continue;
    }
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

/** The line after a table of HTML that begins here; the same line where none does. */
function endOfHtmlTable(lines: readonly string[], start: number): number {
  if (!/^\s*<table\b/i.test(lines[start] ?? '')) return start;
  const end = lines.slice(start, start + MOST_HTML_LINES).findIndex((line) => /<\/table\s*>/i.test(line));
  return end < 0 ? start : start + end + 1;
}

function htmlTable(lines: readonly string[], language: Locale | null): string[] {
  const { events } = visiblePage(lines.join('\n'));
  return pageSections(events, () => false, language).map(({ text }) => text);
}
