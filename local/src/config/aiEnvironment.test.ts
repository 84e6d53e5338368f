import { expect, it } from 'vitest';
import { aiEnvironment } from './aiEnvironment.ts';

it.each([
  [{}, { AI_PROVIDER: 'local' }],
  [{ GEMINI_API_KEY: 'k' }, { AI_PROVIDER: 'gemini', GEMINI_API_KEY: 'k' }],
  [{ AI_PROVIDER: 'local', GEMINI_API_KEY: 'k' }, { AI_PROVIDER: 'local' }],
  [{ AI_PROVIDER: 'vertex' }, { AI_PROVIDER: 'vertex' }],
])('answers %j by %j', (given, expected) => {
  expect(aiEnvironment(given)).toEqual(expected);
});

it.each([
  [{ AI_PROVIDER: 'gemini' }, 'needs GEMINI_API_KEY'],
  [{ AI_PROVIDER: 'gpt' }, 'not "gpt"'],
])('refuses %j with a sentence', (given, sentence) => {
  expect(() => aiEnvironment(given)).toThrow(sentence);
});
