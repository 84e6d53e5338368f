import { expect, it } from 'vitest';
import { takeoverOf } from './takeoverOf.ts';

const requestedAt = new Date('2026-01-05T10:00:00Z');
const dueAt = new Date('2026-01-05T10:05:00Z');
const handover = {
  status: 'joined',
  requestedAt,
  dueAt,
  email: '',
  consentAt: null,
  agentUid: 'grace',
  agentName: 'Grace',
  awayAt: null,
  awaitedSince: null,
  language: null,
  routing: null,
  passOnAt: null,
} as const;
const lastMessageAt = new Date('2026-01-05T10:20:00Z');
const CHAT = { channel: 'widget', lastMessageAt, assigneeUid: 'ada' } as const;

it('tells whose a conversation is', () => {
  expect(takeoverOf({ ...CHAT, mode: 'bot', handover: null }, 'grace')).toEqual({ kind: 'bot' });
  expect(takeoverOf({ ...CHAT, mode: 'bot', handover: { ...handover, status: 'ended' } }, 'grace')).toEqual({
    kind: 'bot',
  });
  expect(takeoverOf({ ...CHAT, mode: 'bot', handover: { ...handover, status: 'requested' } }, 'grace')).toEqual({
    kind: 'waiting',
    since: requestedAt,
    until: dueAt,
    assignee: null,
  });
  expect(takeoverOf({ ...CHAT, mode: 'human', handover }, 'grace')).toEqual({
    kind: 'own',
    isAsked: true,
    channel: null,
  });
  expect(takeoverOf({ ...CHAT, mode: 'human', handover }, 'ada')).toEqual({ kind: 'other', name: 'Grace' });
});

it('knows a conversation that was taken over unasked', () => {
  const unasked = { ...handover, dueAt: requestedAt };
  expect(takeoverOf({ ...CHAT, mode: 'human', handover: unasked }, 'grace')).toEqual({
    kind: 'own',
    isAsked: false,
    channel: null,
  });
});

it('shows a conversation whose agent is away as one that waits, but to that agent', () => {
  const chat = { ...CHAT, mode: 'human', handover: { ...handover, status: 'away', awayAt: dueAt } } as const;
  expect(takeoverOf(chat, 'ada')).toEqual({ kind: 'away', name: 'Grace', since: lastMessageAt });
  expect(takeoverOf(chat, 'grace')).toEqual({ kind: 'own', isAsked: true, channel: null });
});

it('names the member to whom a rule has given a request, and nobody whom people chose', () => {
  const routing = { teamId: 'team', uid: 'ada', before: null, tried: ['ada'] };
  const given = { ...handover, status: 'requested', routing, passOnAt: dueAt } as const;
  expect(takeoverOf({ ...CHAT, mode: 'bot', handover: given }, 'grace')).toMatchObject({ assignee: 'ada' });
});

it('shows a customer of a channel that drafts as one who waits, and by which channel a reply goes', () => {
  const waiting = { ...handover, status: 'requested', agentUid: null, agentName: null } as const;
  expect(takeoverOf({ ...CHAT, channel: 'telegram', mode: 'human', handover: waiting }, 'ada')).toEqual({
    kind: 'waiting',
    since: requestedAt,
    until: null,
    assignee: null,
  });
  expect(takeoverOf({ ...CHAT, channel: 'telegram', mode: 'human', handover }, 'grace')).toEqual({
    kind: 'own',
    isAsked: true,
    channel: 'telegram',
  });
});
