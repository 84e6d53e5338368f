import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import type { Live, Stored } from '#web/lib/live.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { LeadFilter } from '../leadFilter.ts';
import { leadQuery } from './leadQuery.ts';

/** Leads on one page of the list. */
export const LEADS_PER_PAGE = 25;

export interface LeadPage {
  rows: Live<readonly Stored<Lead>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
  /** On all pages; undefined while it is being counted and when it can't be. */
  total: number | undefined;
}

/** One page of the leads of a chatbot, or of all, live, with the number of all that the filter lets through. */
export function useLeadPage(chatbotId: string | undefined, filter: LeadFilter): LeadPage {
  const { orgId, org, uid } = useMembership();
  const query = leadQuery({ orgId, chatbotId, uid, timezone: org.timezone }, filter);
  const { rows, hasNext } = usePagedCollection(query, { page: filter.page, size: LEADS_PER_PAGE }, leadSchema);
  // What comes or goes changes the ids on the page, or was done on this page and changes them too.
  const version = rows.status === 'ready' ? rows.value.map(({ id }) => id).join() : '';
  return { rows, hasNext, total: useQueryCount(query, version) };
}
