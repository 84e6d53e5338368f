import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import type { Live, Stored } from '#web/lib/live.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SourceFilter } from '../sourceFilter.ts';
import { sourceQuery } from './sourceQuery.ts';

/** Sources on one page of the list. */
export const SOURCES_PER_PAGE = 25;

export interface SourcePage {
  rows: Live<readonly Stored<Source>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
  /** On all pages; undefined while it is being counted and when it can't be. */
  total: number | undefined;
  /** Number of sources the chatbot has, regardless of the filter. */
  totalOfAll: number | undefined;
}

/** One page of a chatbot's sources, live, with the numbers of them. */
export function useSourcePage(chatbotId: string, filter: SourceFilter): SourcePage {
  const { orgId } = useMembership();
  const scope = { orgId, chatbotId };
  const query = sourceQuery(scope, filter);
  const { rows, hasNext } = usePagedCollection(query, { page: filter.page, size: SOURCES_PER_PAGE }, sourceSchema);
  // What comes or goes changes the ids on the page, or was done on this page and changes them too.
  const version = rows.status === 'ready' ? rows.value.map(({ id }) => id).join() : '';
  const total = useQueryCount(query, version);
  const totalOfAll = useQueryCount(sourceQuery(scope, { type: undefined, search: '', sort: 'created' }), version);
  return { rows, hasNext, total, totalOfAll };
}
