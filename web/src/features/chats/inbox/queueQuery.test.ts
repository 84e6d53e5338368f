import { expect, it } from 'vitest';
import { testChat } from '../testChat.ts';
import { isInQueue, queueQuery } from './queueQuery.ts';

const SCOPE = { orgId: 'org', uid: 'ada' };

it('asks for what is open, by why it is', () => {
  const equalsOf = (queue: Parameters<typeof queueQuery>[1]) => queueQuery(SCOPE, queue).equals;
  expect(equalsOf('open')).toEqual({ isOpen: true });
  expect(equalsOf('unanswered')).toEqual({ isOpen: true, outcome: ['unanswered', 'failed'] });
  expect(equalsOf('disliked')).toEqual({ isOpen: true, rating: 'negative' });
  expect(equalsOf('mine')).toEqual({ isOpen: true, assigneeUid: 'ada' });
});

it('leaves out what was done or changed since it was read', () => {
  const open = testChat('one', { isOpen: true, outcome: 'failed', rating: 'negative', assigneeUid: 'ada' });
  for (const queue of ['open', 'unanswered', 'disliked', 'mine'] as const) {
    expect(isInQueue(open, queue, 'ada')).toBe(true);
    expect(isInQueue({ ...open, isOpen: false }, queue, 'ada')).toBe(false);
  }
  expect(isInQueue({ ...open, outcome: 'answered' }, 'unanswered', 'ada')).toBe(false);
  expect(isInQueue({ ...open, rating: 'positive' }, 'disliked', 'ada')).toBe(false);
  expect(isInQueue(open, 'mine', 'grace')).toBe(false);
});
