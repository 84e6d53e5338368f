import { describe, expect, it } from 'vitest';
import { nearestLimit } from './nearestLimit.ts';

const USE = { chatbots: 1, seats: 1, trainingTokens: 0, messages: 0 };

describe('nearestLimit', () => {
  it.each([
    [USE, undefined],
    [{ ...USE, messages: 7_999 }, undefined],
    [{ ...USE, messages: 8_000 }, 'messages'],
    [{ ...USE, messages: 8_000, trainingTokens: 3_500_000 }, 'trainingTokens'],
    [{ ...USE, messages: 9_999, seats: 2 }, 'seats'],
    [{ ...USE, chatbots: 2, seats: 2 }, 'chatbots'],
  ])('of %o in Pro is %s', (use, limit) => {
    expect(nearestLimit('pro', use)).toBe(limit);
  });
});
