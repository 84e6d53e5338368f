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
} as const;

it('tells whose a conversation is', () => {
  expect(takeoverOf({ mode: 'bot', handover: null }, 'grace')).toEqual({ kind: 'bot' });
  expect(takeoverOf({ mode: 'bot', handover: { ...handover, status: 'ended' } }, 'grace')).toEqual({ kind: 'bot' });
  expect(takeoverOf({ mode: 'bot', handover: { ...handover, status: 'requested' } }, 'grace')).toEqual({
    kind: 'waiting',
    since: requestedAt,
    until: dueAt,
  });
  expect(takeoverOf({ mode: 'human', handover }, 'grace')).toEqual({ kind: 'own', isAsked: true });
  expect(takeoverOf({ mode: 'human', handover }, 'ada')).toEqual({ kind: 'other', name: 'Grace' });
});

it('knows a conversation that was taken over unasked', () => {
  const unasked = { ...handover, dueAt: requestedAt };
  expect(takeoverOf({ mode: 'human', handover: unasked }, 'grace')).toEqual({ kind: 'own', isAsked: false });
});
