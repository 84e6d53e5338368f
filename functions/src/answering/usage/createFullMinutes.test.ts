import { expect, it } from 'vitest';
import { createFullMinutes } from './createFullMinutes.ts';

const NOON = new Date('2026-11-22T12:00:10Z');
const LATER = new Date('2026-11-22T12:00:59Z');
const NEXT = new Date('2026-11-22T12:01:00Z');

it('refuses until the minute ends, and that chatbot alone', () => {
  const minutes = createFullMinutes();
  minutes.refuse('a', NOON);
  minutes.note('a', NOON);
  expect(() => minutes.refuse('a', LATER)).toThrow('rate-limited');
  minutes.refuse('b', LATER);
  minutes.refuse('a', NEXT);
  minutes.note('b', NEXT);
  minutes.refuse('a', NEXT);
});

it('remembers no more than 10,000', () => {
  const minutes = createFullMinutes();
  for (let n = 0; n <= 10_000; n += 1) minutes.note(`chatbot-${n}`, NOON);
  minutes.refuse('chatbot-0', NOON);
  expect(() => minutes.refuse('chatbot-10000', NOON)).toThrow('rate-limited');
});
