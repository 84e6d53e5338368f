import { expect, it } from 'vitest';
import { newChatbot } from '../chatbots/chatbot.ts';
import { compareSources } from './compareSources.ts';
import { differingFields } from './differingFields.ts';
import type { KnownSource } from './knowledge.ts';
import { releaseKey } from './releaseKey.ts';

const known = (id: string, fingerprint: string): KnownSource => ({
  id,
  type: 'file',
  name: id,
  fingerprint,
  chunks: 1,
});

it('two lists of sources differ by what came, went and has other content, as far as that is known', () => {
  const before = [known('same', 'a'), known('gone', 'b'), known('other', 'c'), known('old', '')];
  const after = [known('same', 'a'), known('other', 'd'), known('old', 'e'), known('new', 'f')];
  const { added, removed, changed } = compareSources(before, after);
  expect([added, removed, changed].map((list) => list.map(({ id }) => id))).toEqual([['new'], ['gone'], ['other']]);
});

it('settings differ where both releases know the field', () => {
  const { name: _, ...former } = newChatbot('Guide', '');
  const now = {
    ...newChatbot('Guide', ''),
    name: 'Helper',
    formality: 'informal' as const,
    faqs: [{ question: 'A?', answer: 'B.' }],
  };
  expect(differingFields(former, now)).toEqual(['formality', 'faqs']);
});

it('keys of releases are in the order of their numbers', () => {
  expect([9, 10, 200].map(releaseKey)).toEqual([9, 10, 200].map(releaseKey).toSorted());
});
