import { expect, it } from 'vitest';
import { passageName } from './passageName.ts';

const citation = { n: 1, heading: '', page: null, url: null, quote: '' };
const citations = [
  { ...citation, sourceId: 'abc', sourceName: 'shipping.md' },
  { ...citation, sourceId: 'faq-1', sourceName: 'Do you ship?' },
];

const passage = (chunkId: string, sourceName = '') => ({ chunkId, score: 1, sourceName });

it('names the source of a passage as far as the answer quotes it', () => {
  expect(passageName(passage('abc-local-lexical-v2-768-0f'), citations)).toBe('shipping.md');
  expect(passageName(passage('faq-1'), citations)).toBe('Do you ship?');
  expect(passageName(passage('faq-12'), citations)).toBe('faq-12');
  expect(passageName(passage('abcd-local-lexical-v2-768-0f'), citations)).toBe('abcd-local-lexical-v2-768-0f');
  expect(passageName(passage('abc-local-lexical-v2-768-0f', 'renamed.md'), citations)).toBe('renamed.md');
});
