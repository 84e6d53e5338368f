import type { Locale } from '@parlance/domain/locales';
import type { Fuel } from '../fuel/createFuel.ts';
import { markdownRuns } from './markdownRuns.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';

const BORDER = /^\s*[+┌├└╔╠╚╞][-=:+─═┬┼┴╦╬╩╪┐┤┘╗╣╝╡]+\s*$/;
const ROW = /^\s*[|│║].*[|│║]\s*$/;

/**
 * Lines of text with tables that are drawn with signs ("+---+---+") written row by row, each cell with its column's name. Where lines part
 * the rows, a row may be several lines; elsewhere each line is one.
 */
export function drawnTables(lines: readonly string[], language: Locale | null, fuel: Fuel): string[] {
  const result: string[] = [];
  for (let start = 0; start < lines.length;) {
    let end = start;
    if (BORDER.test(lines[start] ?? '')) while (BORDER.test(lines[end] ?? '') || ROW.test(lines[end] ?? '')) end += 1;
    const table = lines.slice(start, end);
    const groups = groupsOf(table);
    if (groups.length === 0 || !BORDER.test(table.at(-1) ?? '')) {
      result.push(...lines.slice(start, Math.max(end, start + 1)));
      start = Math.max(end, start + 1);
      continue;
    }
    // Blank lines between them: the splitter may cut between rows and never within one.
    result.push('');
    for (const row of tableLines(rowsOf(groups), { language, fuel })) result.push(row, '');
    start = end;
  }
  return result;
}

/** The lines of cells between the drawn ones. */
function groupsOf(table: readonly string[]): string[][][] {
  const groups: string[][][] = [[]];
  for (const line of table)
    if (BORDER.test(line)) groups.push([]);
    else groups.at(-1)?.push(line.trim().slice(1, -1).split(/[|│║]/));
  return groups.filter((group) => group.length > 0);
}

function rowsOf(groups: readonly (readonly string[][])[]): TableCell[][] {
  const [header = [], ...body] = groups;
  const rows = body.length === 1 ? (body[0] ?? []) : body.map(asOne);
  const named = groups.length > 1 ? [asOne(header), ...rows] : header;
  return named.map((row, index) =>
    row.map((text) => ({ runs: markdownRuns(text.trim()), isHeader: groups.length > 1 && index === 0 })),
  );
}

/** Lines of one row, cell by cell. */
function asOne(lines: readonly string[][]): string[] {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return Array.from({ length: width }, (_, column) =>
    lines
      .map((line) => line[column]?.trim() ?? '')
      .filter((text) => text !== '')
      .join(' '),
  );
}
