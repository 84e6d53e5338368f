import type { AreaRow, PageRow, PageTable } from './PageRow.ts';

/** Rows of a table by name, each area before its pages. */
export function everyPage(pages: PageTable): readonly (readonly [name: string, row: PageRow | AreaRow])[] {
  return Object.entries(pages).flatMap((entry) => {
    const [, row] = entry;
    return 'pages' in row ? [entry, ...everyPage(row.pages)] : [entry];
  });
}
