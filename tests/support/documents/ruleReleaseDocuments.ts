import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import type { Knowledge } from '@parlance/domain/documents/releases/knowledge';
import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import type { ReleaseState } from '@parlance/domain/documents/releases/releaseState';
import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import { LIMITS } from '@parlance/domain/limits';

const AT = new Date('2026-11-20T12:00:00Z');
const QUESTION = 'What does shipping to Austria cost?';

const release: Release = {
  number: 2,
  at: AT,
  by: 'owner',
  changes: [{ kind: 'settings', names: ['formality'], by: 'owner', at: AT }],
  rolledBackTo: null,
  gate: null,
  settings: releaseSchema.shape.settings.parse(newChatbot('Shop', '')),
  knowledgeOf: 1,
  sources: 1,
  passages: 1,
};

const knowledge: Knowledge = {
  of: releaseKey(1),
  sources: [{ id: 'source', type: 'qa', name: QUESTION, fingerprint: 'fingerprint', chunks: 1 }],
};

const releaseState: ReleaseState = {
  changes: [{ kind: 'source-read', names: ['shipping.md'], by: 'owner', at: AT }],
  changedSince: AT,
  dueAt: new Date(AT.getTime() + LIMITS.testDelayMs),
};

const removedSource: RemovedSource = {
  chatbotId: 'chatbot',
  sourceId: 'source',
  name: QUESTION,
  reason: 'removed',
  source: newQaSource({
    chatbotId: 'chatbot',
    name: QUESTION,
    question: QUESTION,
    answer: '7.90 €.',
    createdBy: 'owner',
    createdAt: AT,
  }),
  removedAt: AT,
  removedBy: 'owner',
  expiresAt: new Date(AT.getTime() + LIMITS.removedSourceMs),
  isErasing: false,
};

/** One valid document of each kind that releases have, as the server writes it. */
export const ruleReleaseDocuments = { release, knowledge, releaseState, removedSource } as const;
