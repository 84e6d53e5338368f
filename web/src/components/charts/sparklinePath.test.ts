import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath.ts';

const SIZE = { width: 24, height: 14 };

describe('sparklinePath', () => {
  it('goes from left to right, the largest value at the top and 0 at the bottom', () => {
    expect(sparklinePath([0, 5, 10], SIZE)).toBe('M2 12L12 7L22 2');
  });

  it('lies at the bottom when there was nothing', () => {
    expect(sparklinePath([0, 0], SIZE)).toBe('M2 12L22 12');
  });

  it('has gaps where nothing is known, and dots between them', () => {
    expect(sparklinePath([4, null, 2], SIZE)).toBe('M2 2h0M22 7h0');
    expect(sparklinePath([null, null], SIZE)).toBe('');
  });
});
