import { expect, it } from 'vitest';
import { testChat } from '../testChat.ts';
import { chatMarks } from './chatMarks.ts';

it('puts what is urgent before what a conversation was about', () => {
  const chat = testChat('h', {
    category: 'Shipping',
    tags: ['vip', 'b2b'],
    sentiment: 'negative',
    rating: 'negative',
    outcome: 'failed',
  });
  expect(chatMarks(chat, true)).toEqual([
    { kind: 'state' },
    { kind: 'outcome', outcome: 'failed' },
    { kind: 'rating', rating: 'negative' },
    { kind: 'sentiment', sentiment: 'negative' },
    { kind: 'tag', tag: 'vip' },
    { kind: 'tag', tag: 'b2b' },
    { kind: 'category', category: 'Shipping' },
  ]);
});

it('says nothing of what went as it should', () => {
  expect(chatMarks(testChat('h', { outcome: 'answered', sentiment: 'neutral' }), false)).toEqual([]);
});
