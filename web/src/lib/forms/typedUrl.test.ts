import { describe, expect, it } from 'vitest';
import { typedUrl } from './typedUrl.ts';

describe('typedUrl', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['example.com', 'fine'],
    [' https://example.com/help ', 'fine'],
    ['localhost:5050', 'fine'],
    ['ftp://example.com', 'invalid'],
    ['https://', 'invalid'],
    ['two words', 'invalid'],
    [`https://example.com/${'a'.repeat(1000)}`, 'invalid'],
  ])('finds "%s" %s', (typed, verdict) => {
    expect(typedUrl(typed)).toBe(verdict);
  });
});
