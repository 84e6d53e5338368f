import { LIMITS } from '@parlance/domain/limits';
import { PROOF } from '@parlance/domain/widget/PROOF';
import { solveProof } from '@parlance/domain/widget/solveProof';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createChallenge, isProof } from './proof.ts';

const SUBJECT = { chatbotId: 'bot', chatId: 'chat', messageId: 'm1' };
const NOW = Date.parse('2026-11-22T12:00:00Z');

let challenge: string;
let nonces: number[];

beforeAll(async () => {
  vi.stubEnv('VISITOR_TOKEN_SECRET', 'k'.repeat(40));
  challenge = createChallenge(SUBJECT, NOW);
  nonces = await solveProof(challenge, new AbortController().signal);
});

describe('a proof of work (A-126)', () => {
  it('is good for its question, for as long as the challenge says', () => {
    expect(isProof(SUBJECT, { challenge, nonces }, NOW + LIMITS.proofMs)).toBe(true);
    expect(isProof(SUBJECT, { challenge, nonces }, NOW + LIMITS.proofMs + 1)).toBe(false);
  });

  it.each([
    ['another question', { messageId: 'm2' }],
    ['another visitor', { chatId: 'other' }],
    ['another chatbot', { chatbotId: 'other' }],
  ])('is good for no %s', (_what, other) => {
    expect(isProof({ ...SUBJECT, ...other }, { challenge, nonces }, NOW)).toBe(false);
  });

  it('takes the work of every part', () => {
    for (let part = 0; part < PROOF.parts; part += 1)
      expect(isProof(SUBJECT, { challenge, nonces: nonces.with(part, (nonces[part] ?? 0) + 1) }, NOW)).toBe(false);
    expect(isProof(SUBJECT, { challenge, nonces: nonces.slice(1) }, NOW)).toBe(false);
    expect(isProof(SUBJECT, { challenge, nonces: [] }, NOW)).toBe(false);
  });

  it('is good for no challenge but ours, in no form but its own', () => {
    const [expiry = '', signature = ''] = challenge.split('.');
    const later = (NOW + 10 * LIMITS.proofMs).toString(36);
    for (const forged of [
      '',
      '.',
      expiry,
      `${later}.${signature}`,
      `${challenge}=`,
      `${challenge}.x`,
      `${expiry}.AAAA`,
    ])
      expect(isProof(SUBJECT, { challenge: forged, nonces }, NOW)).toBe(false);
  });
});
