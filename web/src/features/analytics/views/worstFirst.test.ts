import { expect, it } from 'vitest';
import { worstFirst } from './worstFirst.ts';

const plain = { rating: null, outcome: 'answered', byAgent: false } as const;

it('has failures first, then what was rated down, then the newest', () => {
  const chats = [
    { id: 'old', ...plain, lastMessageAt: new Date(1) },
    { id: 'new', ...plain, lastMessageAt: new Date(2) },
    { id: 'agent', ...plain, byAgent: true, lastMessageAt: new Date(9) },
    { id: 'rated', ...plain, rating: 'negative' as const, lastMessageAt: new Date(1) },
    { id: 'failed', ...plain, outcome: 'failed' as const, lastMessageAt: new Date(1) },
    { id: 'open', ...plain, outcome: 'unanswered' as const, lastMessageAt: new Date(1) },
  ];
  expect(worstFirst(chats).map(({ id }) => id)).toEqual(['failed', 'rated', 'open', 'new', 'old', 'agent']);
});
