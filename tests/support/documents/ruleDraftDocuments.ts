import type { DraftAnswer } from '@parlance/domain/documents/drafts/draftAnswer';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';

const AT = new Date('2026-11-20T12:00:00Z');
const EXPIRES = new Date('2026-11-27T12:00:00Z');

const draftRun: DraftRun = {
  kind: 'replay',
  status: 'done',
  startedBy: 'owner',
  startedAt: AT,
  finishedAt: AT,
  changes: { systemInstructions: 'Be brief.' },
  items: [{ id: 'message', chatId: 'chat' }],
  answersLeft: 0,
  done: 1,
  gone: 0,
  outcomes: { same: 0, words: 0, facts: 1, answered: 0, refused: 0, passed: 0, failed: 0 },
  key: '',
  provider: 'local',
  worker: 1,
  attempts: 0,
  leaseUntil: null,
  error: null,
  expiresAt: EXPIRES,
};

const draftAnswer: DraftAnswer = {
  chatbotId: 'chatbot',
  runId: 'run',
  chatId: 'chat',
  place: 0,
  question: 'What does shipping to Austria cost?',
  turn: null,
  outcome: 'facts',
  former: { text: 'Shipping to Austria costs 7.90 €.', verdict: 'answered' },
  given: { text: 'Shipping to Austria costs 9.90 €.', verdict: 'answered' },
  expiresAt: EXPIRES,
};

/** Valid documents of drafts, for the tests of the rules. */
export const ruleDraftDocuments = { draftRun, draftAnswer } as const;
