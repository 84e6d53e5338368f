import { describe, expect, it } from 'vitest';
import { ALL_LEADS } from '../leadFilter.ts';
import { leadQuery } from './leadQuery.ts';

const SCOPE = { orgId: 'org', chatbotId: 'chatbot', uid: 'ada', timezone: 'Europe/Berlin' };
const ANY_TIME = { from: undefined, before: undefined };

describe('leadQuery', () => {
  it('asks for all leads of the chatbot, the newest first', () => {
    expect(leadQuery(SCOPE, ALL_LEADS)).toEqual({
      path: 'orgs/org/leads',
      equals: { chatbotId: 'chatbot' },
      range: ANY_TIME,
      orderBy: ['createdAt', 'desc'],
    });
  });

  it('asks for those of all chatbots that are not done', () => {
    const { equals } = leadQuery({ ...SCOPE, chatbotId: undefined }, { ...ALL_LEADS, status: 'open' });
    expect(equals).toEqual({ status: ['new', 'in-progress'] });
  });

  it.each([
    ['me', 'ada'],
    ['none', null],
    ['grace', 'grace'],
  ])('asks for what %s works on', (assignee, assigneeUid) => {
    const filter = { ...ALL_LEADS, assignee, status: 'new', category: null, sort: 'name', direction: 'asc' } as const;
    expect(leadQuery(SCOPE, filter)).toMatchObject({
      equals: { chatbotId: 'chatbot', status: 'new', category: null, assigneeUid },
      orderBy: ['name', 'asc'],
    });
  });

  it('takes whole days of the organization’s clock, and stands by date then', () => {
    const days = { from: '2026-11-01', to: '2026-11-01' };
    const { range, orderBy } = leadQuery(SCOPE, { ...ALL_LEADS, ...days, sort: 'email', direction: 'asc' });
    expect(range).toEqual({ from: new Date('2026-10-31T23:00Z'), before: new Date('2026-11-01T23:00Z') });
    expect(orderBy).toEqual(['createdAt', 'desc']);
    expect(leadQuery(SCOPE, { ...ALL_LEADS, ...days, direction: 'asc' }).orderBy).toEqual(['createdAt', 'asc']);
  });

  it('stands newest first where something is searched for, whatever else is chosen', () => {
    const filter = { ...ALL_LEADS, search: 'Ada', priority: 'high', sort: 'name', direction: 'asc' } as const;
    expect(leadQuery(SCOPE, filter)).toMatchObject({
      equals: { chatbotId: 'chatbot', priority: 'high' },
      contains: ['searchTerms', 'ada'],
      orderBy: ['createdAt', 'desc'],
    });
  });
});
