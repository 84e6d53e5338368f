import { expect, it } from 'vitest';
import { isThanks } from './isThanks.ts';

it.each(['Thanks!', 'thank you very much', 'Vielen Dank', 'Danke, tschüss', 'ok danke', 'Merci'])(
  '%s is thanks',
  (text) => {
    expect(isThanks(text)).toBe(true);
  },
);

it.each(['Ok', 'great', 'Bye', 'Hello', 'Thanks, but what does shipping cost?', 'Danke für nichts'])(
  '%s is none',
  (text) => {
    expect(isThanks(text)).toBe(false);
  },
);
