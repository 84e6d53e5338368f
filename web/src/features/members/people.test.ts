import type { Member } from '@parlance/domain/documents/organizations/member';
import type { Stored } from '#web/lib/live.ts';
import { describe, expect, it } from 'vitest';
import { peopleOf } from './people.ts';

const NOW = Date.UTC(2026, 10, 21);
const createdAt = new Date(NOW - 1000);
const owner = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@shop.example',
  role: 'owner',
  status: 'active',
  sessionsFrom: 0,
  endedSessions: [],
  createdAt,
} satisfies Stored<Member>;
const invite = {
  id: 'i1',
  name: 'Grace',
  email: 'grace@shop.example',
  role: 'viewer',
  status: 'pending',
  locale: 'en',
  invitedBy: 'u1',
  inviterName: 'Ada',
  sentAt: createdAt,
  expiresAt: new Date(NOW + 1),
  createdAt,
} as const;

describe('peopleOf', () => {
  it('lists members before invitations and knows oneself', () => {
    const people = peopleOf({ members: [owner], invites: [invite], uid: 'u1', now: NOW });
    expect(people.map(({ id, kind, status, isSelf }) => [id, kind, status, isSelf])).toEqual([
      ['u1', 'member', 'active', true],
      ['i1', 'invite', 'pending', false],
    ]);
  });

  it('marks an invitation that nobody can accept any more', () => {
    const [late] = peopleOf({ members: [], invites: [invite], uid: 'u1', now: NOW + 1 });
    expect(late?.status).toBe('expired');
  });
});
