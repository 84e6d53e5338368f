import { expect, it } from 'vitest';
import { passageName } from './passageName.ts';

const citation = { n: 1, heading: '', page: null, url: null, quote: '' };
const citations = [
  { ...citation, sourceId: 'abc', sourceName: 'shipping.md' },
  { ...citation, sourceId: 'faq-1', sourceName: 'Do you ship?' },
];

it('names the source of a passage as far as the answer quotes it', () => {
  expect(passageName('abc-local-lexical-v2-768-0f', citations)).toBe('shipping.md');
  expect(passageName('faq-1', citations)).toBe('Do you ship?');
  expect(passageName('faq-12', citations)).toBe('faq-12');
  expect(passageName('abcd-local-lexical-v2-768-0f', citations)).toBe('abcd-local-lexical-v2-768-0f');
});
