import type { LeadViewFilter } from '@parlance/domain/documents/exports/leadView';
import { LEAD_PRIORITIES, LEAD_STATUSES, type Lead } from '@parlance/domain/documents/chats/lead';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';

export const LEAD_SORTS = ['createdAt', 'name', 'email'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Filter and order of the listed leads. Undefined where it does not matter. */
export interface LeadFilter {
  /** `open`: those that are not done. */
  status: Lead['status'] | 'open' | undefined;
  priority: Lead['priority'] | undefined;
  /** Null: those without one. */
  category: string | null | undefined;
  /** A member's id, `me`, or `none` for those that nobody works on. */
  assignee: string | undefined;
  /** First and last day, as yyyy-mm-dd. */
  from: string | undefined;
  to: string | undefined;
  /** Search text as typed. */
  search: string;
  sort: LeadSort;
  direction: 'asc' | 'desc';
  /** From 0. */
  page: number;
}

/** All leads, the newest first. */
export const ALL_LEADS: LeadFilter = {
  status: undefined,
  priority: undefined,
  category: undefined,
  assignee: undefined,
  from: undefined,
  to: undefined,
  search: '',
  sort: 'createdAt',
  direction: 'desc',
  page: 0,
};

/** True iff the filter leaves anything out. */
export function isNarrowed(filter: LeadFilter): boolean {
  const { sort, direction, page } = ALL_LEADS;
  return writeLeadFilter({ ...filter, sort, direction, page }).toString() !== '';
}

/** Part of a filter that holds where personal data is masked: neither a search nor the order of names or addresses. */
export function withoutPersonal(filter: LeadFilter): LeadFilter {
  const { sort, direction } = filter.sort === 'createdAt' ? filter : ALL_LEADS;
  return { ...filter, search: '', sort, direction };
}

/** Part of a filter that decides which leads are listed, whatever its order and page. */
export function viewFilterOf(filter: LeadFilter): LeadViewFilter {
  const { status, priority, category, assignee, from, to, search } = filter;
  return { status, priority, category, assignee, from, to, search };
}

function dayIn(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The filter that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readLeadFilter(params: URLSearchParams): LeadFilter {
  const order = params.get('sort') ?? '-createdAt';
  const sort = LEAD_SORTS.find((each) => order === each || order === `-${each}`);
  const category = params.get('category');
  return {
    status: ([...LEAD_STATUSES, 'open'] as const).find((status) => status === params.get('status')),
    priority: LEAD_PRIORITIES.find((priority) => priority === params.get('priority')),
    category: category === null ? undefined : category === '' ? null : category,
    assignee: params.get('assignee') ?? undefined,
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    search: params.get('q') ?? '',
    sort: sort ?? 'createdAt',
    direction: sort === undefined || order.startsWith('-') ? 'desc' : 'asc',
    page: readPageNumber(params),
  };
}

/** The address's form of a filter, without what is as it is at first. Pages count from 1 there. */
export function writeLeadFilter(filter: LeadFilter): URLSearchParams {
  const { status, priority, category, assignee, from, to, search, sort, direction, page } = filter;
  const order = direction === 'desc' ? `-${sort}` : sort;
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['status', status],
    ['priority', priority],
    ['category', category === null ? '' : category],
    ['assignee', assignee],
    ['from', from],
    ['to', to],
    ['q', search === '' ? undefined : search],
    ['sort', order === '-createdAt' ? undefined : order],
    ['page', page === 0 ? undefined : String(page + 1)],
  ];
  return new URLSearchParams(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
