import { LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { newestLeads, sortedLeads } from '@parlance/domain/queries/leads';
import { leadTermOf } from '@parlance/domain/search/leadTerms';
import { paths } from '@parlance/domain/paths';
import { dayRange } from '@parlance/domain/time/dayRange';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import type { LeadFilter, LeadSort } from '../leadFilter.ts';

/** Scope of leads: their chatbot, and the person who asks. */
interface Scope {
  orgId: string;
  /** Undefined: of all chatbots. */
  chatbotId: string | undefined;
  uid: string;
  /** The organization's, by whose days the list goes. */
  timezone: string;
}

interface LeadOrder {
  sort: LeadSort;
  direction: 'asc' | 'desc';
}

/** True iff what was typed narrows the list: a single letter does not. */
export function isSearch(search: string): boolean {
  return leadTermOf(search) !== undefined;
}

/** The order that a list is in: what is searched for stands newest first, and what is of some days by date. */
export function orderOf({ search, from, to, sort, direction }: LeadFilter): LeadOrder {
  if (isSearch(search)) return { sort: 'createdAt', direction: 'desc' };
  if ((from !== undefined || to !== undefined) && sort !== 'createdAt') return { sort: 'createdAt', direction: 'desc' };
  return { sort, direction };
}

const OPEN = LEAD_STATUSES.filter((status) => status !== 'done');

/** The query behind a list of leads. */
export function leadQuery({ orgId, chatbotId, uid, timezone }: Scope, filter: LeadFilter): QuerySpec {
  const { status, priority, category, assignee } = filter;
  const path = paths.leads(orgId);
  const searchTerms = leadTermOf(filter.search);
  const chosen = {
    chatbotId,
    status: status === 'open' ? OPEN : status,
    priority,
    category,
    assigneeUid: assignee === 'me' ? uid : assignee === 'none' ? null : assignee,
  };
  const days = dayRange(filter.from, filter.to, timezone);
  if (searchTerms !== undefined) return specOf(newestLeads, path, { ...chosen, searchTerms }, days);
  const { sort, direction } = orderOf(filter);
  return specOf(sortedLeads[sort][direction], path, chosen, days);
}
