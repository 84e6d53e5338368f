import { type Page, pageSchema } from '@parlance/domain/documents/knowledge/page';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { PageFilter } from '../pageFilter.ts';

/** Web pages on one page of the list. */
export const CRAWLED_PER_PAGE = 50;

interface CrawledPages {
  rows: Live<readonly Stored<Page>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
  total: number | undefined;
}

function pageQuery(path: string, status: PageFilter['status']): QuerySpec {
  return status === undefined
    ? { path, orderBy: ['url', 'asc'] }
    : { path, equals: { status }, orderBy: ['url', 'asc'] };
}

/** One page of the list of a website's pages, by address, live. `version` changes when they may have become more or fewer. */
export function useCrawledPages(sourceId: string, { status, page }: PageFilter, version: string): CrawledPages {
  const { orgId } = useMembership();
  const query = pageQuery(paths.pages(orgId, sourceId), status);
  const { rows, hasNext } = usePagedCollection(query, { page, size: CRAWLED_PER_PAGE }, pageSchema);
  return { rows, hasNext, total: useQueryCount(query, version) };
}
