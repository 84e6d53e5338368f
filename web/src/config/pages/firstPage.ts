import type { AreaRow, PageRow } from './PageRow.ts';

/** The page that a link to a row leads to: of an area its first one. */
export function firstPage(row: PageRow | AreaRow): PageRow {
  if ('file' in row) return row;
  const [first] = Object.values(row.pages);
  if (first === undefined) throw new Error(`No page below ${row.path}.`);
  return firstPage(first);
}
