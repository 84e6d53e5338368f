import { expect, it } from 'vitest';
import { handledBy } from './handledBy.ts';

const asked = {
  consentAt: null,
  requestedAt: new Date(0),
  dueAt: new Date(0),
  email: '',
  agentUid: null,
  agentName: null,
  awayAt: null,
  awaitedSince: null,
  language: null,
  routing: null,
  passOnAt: null,
} as const;

it.each([
  [{ byAgent: false, handover: null }, { kind: 'chatbot' }],
  [{ byAgent: false, handover: { ...asked, status: 'requested' } }, { kind: 'waiting' }],
  [{ byAgent: false, handover: { ...asked, status: 'missed' } }, { kind: 'chatbot' }],
  [{ byAgent: true, handover: { ...asked, status: 'missed' } }, { kind: 'person' }],
  [
    { byAgent: true, handover: { ...asked, status: 'ended', agentUid: 'ada', agentName: 'Ada' } },
    { kind: 'agent', name: 'Ada' },
  ],
] as const)('%j', (chat, handler) => {
  expect(handledBy(chat)).toEqual(handler);
});
