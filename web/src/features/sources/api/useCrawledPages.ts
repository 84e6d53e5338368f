import { type Page, pageSchema } from '@parlance/domain/documents/knowledge/page';
import { paths } from '@parlance/domain/paths';
import { pagesByAddress } from '@parlance/domain/queries/sources';
import type { Live, Stored } from '#web/lib/live.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
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

/** One page of the list of a website's pages, by address, live. `version` changes when they may have become more or fewer. */
export function useCrawledPages(sourceId: string, { status, page }: PageFilter, version: string): CrawledPages {
  const { orgId } = useMembership();
  const query = specOf(pagesByAddress, paths.pages(orgId, sourceId), { status });
  const { rows, hasNext } = usePagedCollection(query, { page, size: CRAWLED_PER_PAGE }, pageSchema);
  return { rows, hasNext, total: useQueryCount(query, version) };
}
