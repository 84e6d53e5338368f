import { describe, expect, it } from 'vitest';
import { creativityBand } from './creativityBand.ts';

describe('creativityBand', () => {
  it.each([
    [0, 'focused'],
    [0.3, 'focused'],
    [0.4, 'balanced'],
    [0.6, 'balanced'],
    [0.7, 'creative'],
    [1, 'creative'],
  ])('%s is %s', (temperature, band) => {
    expect(creativityBand(temperature)).toBe(band);
  });
});
