import { expect, it } from 'vitest';
import { aiEnvironment, aiSecrets } from './aiEnvironment.ts';

const OLLAMA = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', CHAT_MODEL: 'qwen3:4b', EMBED_MODEL: 'embeddinggemma' };

it.each([
  [{}, { AI_PROVIDER: 'local' }],
  [{ GEMINI_API_KEY: 'k' }, { AI_PROVIDER: 'gemini', GEMINI_API_KEY: 'k' }],
  [{ AI_PROVIDER: 'local', GEMINI_API_KEY: 'k' }, { AI_PROVIDER: 'local' }],
  [{ AI_PROVIDER: 'vertex' }, { AI_PROVIDER: 'vertex' }],
  [OLLAMA, { AI_PROVIDER: 'openai', EMBED_BASE_URL: '', ...OLLAMA }],
  [
    { ...OLLAMA, GEMINI_API_KEY: 'k', CHAT_PASSAGES: '12' },
    { AI_PROVIDER: 'openai', EMBED_BASE_URL: '', ...OLLAMA, CHAT_PASSAGES: '12' },
  ],
])('answers %j by %j', (given, expected) => {
  expect(aiEnvironment(given)).toEqual(expected);
});

it.each([
  [{ AI_PROVIDER: 'gemini' }, 'needs GEMINI_API_KEY'],
  [{ AI_PROVIDER: 'gpt' }, 'not "gpt"'],
  [{ AI_PROVIDER: 'openai' }, 'needs OPENAI_BASE_URL'],
  [{ ...OLLAMA, EMBED_MODEL: '' }, 'EMBED_MODEL'],
  [{ ...OLLAMA, CHAT_MODEL: ' , ' }, 'CHAT_MODEL names models'],
  [{ ...OLLAMA, OPENAI_BASE_URL: 'http://models.example.com/v1' }, 'begins with https://'],
])('refuses %j with a sentence', (given, sentence) => {
  expect(() => aiEnvironment(given)).toThrow(sentence);
});

it('keeps keys apart from the parameters, and says where there is none', () => {
  expect(aiSecrets({ OPENAI_API_KEY: 'sk-1' })).toEqual({ OPENAI_API_KEY: 'sk-1', EMBED_API_KEY: 'unset' });
  expect(Object.values(aiEnvironment({ ...OLLAMA, OPENAI_API_KEY: 'sk-1' }))).not.toContain('sk-1');
});
