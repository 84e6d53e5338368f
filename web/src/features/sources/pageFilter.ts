import { type Page, PAGE_STATUSES } from '@parlance/domain/documents/knowledge/page';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

/** Filter of a website's list of pages. */
export interface PageFilter {
  /** Undefined: all of them. */
  status: Page['status'] | undefined;
  /** The list's page, from 0. */
  page: number;
}

/** The filter that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  return {
    status: PAGE_STATUSES.find((status) => status === params.get('status')),
    page: readPageNumber(params),
  };
}

/** The address's form of a filter, without what is as it is at first. Pages count from 1 there. */
export function writePageFilter({ status, page }: PageFilter): URLSearchParams {
  return new URLSearchParams([
    ...(status === undefined ? [] : [['status', status]]),
    ...(page === 0 ? [] : [['page', String(page + 1)]]),
  ]);
}
