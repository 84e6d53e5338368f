import { describe, expect, it } from 'vitest';
import { pathOf } from './pathOf.ts';

describe('pathOf', () => {
  it.each([
    ['https://example.com/', '/'],
    ['https://example.com/gr%C3%B6%C3%9Fen?a=1', '/größen?a=1'],
    ['https://example.com/%E0%A4%A', '/%E0%A4%A'],
    ['no address', 'no address'],
  ])('reads %s as %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});
