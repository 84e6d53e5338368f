import type { PageTable } from './PageRow.ts';

/** Rows by name, which is also the name of the route and of the address in `paths`. */
export function pageTable<Name extends string>(rows: PageTable<Name>): PageTable<Name> {
  return rows;
}
