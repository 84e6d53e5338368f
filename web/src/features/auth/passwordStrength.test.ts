import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', false, 'none'],
    ['1234567', false, 'short'],
    ['12345678', true, 'common'],
    ['kranich8', false, 'fair'],
    ['kranich über dem see', false, 'good'],
    ['password password', true, 'common'],
  ])('of "%s" (common: %s) is %s', (password, isCommon, expected) => {
    expect(passwordStrength(password, isCommon)).toBe(expected);
  });
});
