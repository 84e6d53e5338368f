import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignedToken, verifySignedToken, type Visitor } from './signedToken.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const NOW = 1_000_000;
const VISITOR: Visitor = { chatbotId: 'bot', chatId: 'chat', origin: 'https://shop.example', channel: 'widget' };

function tokenBy(secret: string): string {
  vi.stubEnv('VISITOR_TOKEN_SECRET', secret);
  return createSignedToken('parlance-visitor', VISITOR, NOW + 1000);
}

function verify(token: string): Visitor {
  return verifySignedToken('parlance-visitor', token, NOW);
}

beforeEach(() => void vi.stubEnv('VISITOR_TOKEN_SECRET', NEW));
afterEach(() => void vi.unstubAllEnvs());

it('accepts the tokens of the old key until that is taken out (T-52)', () => {
  const token = tokenBy(OLD);
  vi.stubEnv('VISITOR_TOKEN_SECRET', `${NEW},${OLD}`);
  expect(verify(token)).toEqual(VISITOR);
  vi.stubEnv('VISITOR_TOKEN_SECRET', NEW);
  expect(() => verify(token)).toThrow('visitor-token-invalid');
});

it('signs by the first key', () => {
  const token = tokenBy(`${NEW},${OLD}`);
  vi.stubEnv('VISITOR_TOKEN_SECRET', NEW);
  expect(verify(token)).toEqual(VISITOR);
});

it('takes a token under no other key’s id (T-52)', () => {
  const [, ...signed] = tokenBy(OLD).split('.');
  const [newId] = tokenBy(NEW).split('.');
  vi.stubEnv('VISITOR_TOKEN_SECRET', `${NEW},${OLD}`);
  expect(() => verify([newId, ...signed].join('.'))).toThrow('visitor-token-invalid');
});

it.each(['', 'short', `${NEW},short`, `${NEW},`])('does not sign by %j', (secret) => {
  expect(() => tokenBy(secret)).toThrow('at least 32 characters');
});
