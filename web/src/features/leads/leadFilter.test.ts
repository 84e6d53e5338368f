import { describe, expect, it } from 'vitest';
import { leadViewFilterSchema } from '@parlance/domain/documents/exports/leadView';
import { ALL_LEADS, type LeadFilter, readLeadFilter, viewFilterOf, writeLeadFilter } from './leadFilter.ts';

describe('the filter in the address', () => {
  it('is of all leads where the address says nothing, and the address says nothing of it', () => {
    expect(readLeadFilter(new URLSearchParams())).toEqual(ALL_LEADS);
    expect(writeLeadFilter(ALL_LEADS).toString()).toBe('');
  });

  it.each<Partial<LeadFilter>>([
    { status: 'in-progress', priority: 'high', category: 'Größe & Preis', assignee: 'me', search: 'ada@example.com' },
    { category: null, assignee: 'none', from: '2026-11-01', to: '2026-11-30', direction: 'asc' },
    { sort: 'name', direction: 'asc', page: 3 },
    { sort: 'email', direction: 'desc' },
  ])('comes back as it was written: %j', (change) => {
    const filter = { ...ALL_LEADS, ...change };
    expect(readLeadFilter(new URLSearchParams(writeLeadFilter(filter).toString()))).toEqual(filter);
  });

  it.each([
    'status=closed',
    'priority=1',
    'sort=phone',
    'sort=-',
    'from=yesterday',
    'to=2026-13-01',
    'page=0',
    'page=x',
  ])('ignores what makes no sense: %s', (search) => {
    expect(readLeadFilter(new URLSearchParams(search))).toEqual(ALL_LEADS);
  });

  it('is one that an export understands', () => {
    const address = 'status=new&priority=low&category=Price&assignee=none&from=2026-11-01&to=2026-11-30&q=ada&page=2';
    const filter = viewFilterOf(readLeadFilter(new URLSearchParams(address)));
    expect(leadViewFilterSchema.parse(filter)).toEqual({
      status: 'new',
      priority: 'low',
      category: 'Price',
      assignee: 'none',
      from: '2026-11-01',
      to: '2026-11-30',
      search: 'ada',
    });
  });
});
