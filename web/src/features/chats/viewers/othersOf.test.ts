import { expect, it } from 'vitest';
import { othersOf } from './othersOf.ts';
import { PRESENCE } from './PRESENCE.ts';

const NOW = Date.parse('2001-01-01T00:00:00Z');
const viewer = (id: string, agoMs: number) => ({
  id,
  at: new Date(NOW - agoMs),
  typingAt: null,
  expiresAt: new Date(NOW),
});

it('names those who are here by the server’s clock, without oneself', () => {
  const viewers = [
    viewer('ada', -1000),
    viewer('me', 0),
    viewer('grace', PRESENCE.staleMs),
    viewer('joan', PRESENCE.staleMs + 1),
  ];
  expect(othersOf(viewers, 'me').map(({ id }) => id)).toEqual(['ada', 'grace']);
});

it('names nobody as long as one’s own entry is missing', () => {
  expect(othersOf([viewer('ada', 0)], 'me')).toEqual([]);
});
