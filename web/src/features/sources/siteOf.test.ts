import { describe, expect, it } from 'vitest';
import { siteOf } from './siteOf.ts';

describe('siteOf', () => {
  it.each([
    ['https://www.example.com/help?a=1', 'example.com'],
    ['http://127.0.0.1:5050/', '127.0.0.1:5050'],
    ['no address', 'no address'],
  ])('names %s as %s', (url, site) => {
    expect(siteOf(url)).toBe(site);
  });
});
