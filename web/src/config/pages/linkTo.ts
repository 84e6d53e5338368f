import { addressOf } from './addressOf.ts';
import { firstPage } from './firstPage.ts';
import type { AreaRow, PageRow } from './PageRow.ts';

/** The address to which tabs and palette lead, with the row's query. */
export function linkTo(row: PageRow | AreaRow, chatbotId?: string): string {
  const page = firstPage(row);
  return `${addressOf(page, chatbotId)}${page.search ?? ''}`;
}
