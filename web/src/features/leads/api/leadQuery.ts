import { leadTermOf } from '@parlance/domain/search/leadTerms';
import { paths } from '@parlance/domain/paths';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import type { LeadFilter, LeadSort } from '../leadFilter.ts';

/** Whose leads: of which chatbot, and who asks. */
interface Scope {
  orgId: string;
  chatbotId: string;
  uid: string;
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

/** Midnight in the browser's time zone, where a day begins or, with `days` 1, ends. */
function startOf(day: string | undefined, days: number): Date | undefined {
  if (day === undefined) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + days);
  return start;
}

function equalitiesOf(filter: LeadFilter, uid: string): Record<string, string | null> {
  const { status, priority, category, assignee } = filter;
  const assigneeUid = assignee === 'me' ? uid : assignee === 'none' ? null : assignee;
  return {
    ...(status === undefined ? {} : { status }),
    ...(priority === undefined ? {} : { priority }),
    ...(category === undefined ? {} : { category }),
    ...(assigneeUid === undefined ? {} : { assigneeUid }),
  };
}

/** The query behind a list of leads. */
export function leadQuery({ orgId, chatbotId, uid }: Scope, filter: LeadFilter): QuerySpec {
  const path = paths.leads(orgId);
  const term = leadTermOf(filter.search);
  const chosen = equalitiesOf(filter, uid);
  const range = { from: startOf(filter.from, 0), before: startOf(filter.to, 1) };
  if (term !== undefined) {
    const contains = ['searchTerms', term] as const;
    return { path, equals: { chatbotId, ...chosen }, contains, range, orderBy: ['createdAt', 'desc'] };
  }
  const { sort, direction } = orderOf(filter);
  return { path, equals: { chatbotId, ...chosen }, range, orderBy: [sort, direction] };
}
