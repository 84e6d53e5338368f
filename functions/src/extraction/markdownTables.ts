import type { Fuel } from './fuel/createFuel.ts';
import { tableRows } from './tableRows.ts';

const ROW = /^\s*\|.*\|\s*$/;
const DELIMITER = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));
}

/** Markdown with its tables (GitHub's form: header, delimiter, rows) written row by row, each cell with its column's name. */
export function markdownTables(lines: readonly string[], fuel: Fuel): string[] {
  const result: string[] = [];
  for (let start = 0; start < lines.length;) {
    const header = lines[start] ?? '';
    if (!ROW.test(header) || !DELIMITER.test(lines[start + 1] ?? '')) {
      result.push(header);
      start += 1;
      continue;
    }
    let end = start + 2;
    while (ROW.test(lines[end] ?? '')) end += 1;
    const rows = [header, ...lines.slice(start + 2, end)].map(cells);
    // Blank lines between them: the splitter may cut between rows and never within one.
    for (const row of rows) fuel.use('cells', row.length);
    result.push('');
    for (const row of tableRows(rows, fuel)) result.push(row, '');
    start = end;
  }
  return result;
}
