import { LIMITS } from '@parlance/domain/limits';
import { solveProof } from '@parlance/domain/widget/solveProof';
import { beforeAll, expect, it, vi } from 'vitest';
import { ProofRequired } from '../../kernel/platform/limits/ProofRequired.ts';
import { createProofGate } from './createProofGate.ts';

const ASKED = { chatbotId: 'bot', chatId: 'chat', messageId: 'm1', address: '203.0.113.0/24' };
const NOW = Date.parse('2026-11-22T12:00:00Z');

beforeAll(() => {
  vi.stubEnv('VISITOR_TOKEN_SECRET', 'k'.repeat(40));
});

function challengeOf(work: () => void): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ProofRequired) return error.challenge;
    throw error;
  }
  throw new Error('let through');
}

it('lets so many questions of an address to a chatbot through, then those that bring their proof (A-126)', async () => {
  const gate = createProofGate();
  for (let count = 0; count < LIMITS.questionsBeforeProof; count += 1) gate(ASKED, undefined, NOW);
  const challenge = challengeOf(() => gate(ASKED, undefined, NOW));
  const proof = { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
  gate(ASKED, proof, NOW);
  expect(() => gate({ ...ASKED, messageId: 'm2' }, proof, NOW)).toThrow('proof-required');
  gate({ ...ASKED, address: '198.51.100.0/24' }, undefined, NOW);
  gate({ ...ASKED, chatbotId: 'other' }, undefined, NOW);
  gate(ASKED, undefined, NOW + LIMITS.proofWindowMs);
});
