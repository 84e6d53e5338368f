import { describe, expect, it } from 'vitest';
import { pagesRegex } from './pagesRegex.ts';

function isMeant(patterns: readonly string[], path: string): boolean {
  return new RegExp(pagesRegex(patterns)).test(path);
}

describe('patterns of pages', () => {
  it.each([
    [[], '/', true],
    [[], '/any/page', true],
    [['/'], '/', true],
    [['/'], '/products', false],
    [['/products'], '/products', true],
    [['/products'], '/products/', true],
    [['/products/'], '/products', true],
    [['/products'], '/products/tent', false],
    [['/products/*'], '/products/tent', true],
    [['/products/*'], '/products', false],
    [['/products*'], '/products', true],
    [['/*/tent'], '/de/tent', true],
    [['/*/tent'], '/de/tents', false],
    [['/a', '/b'], '/b', true],
    [['!/checkout*'], '/checkout/pay', false],
    [['!/checkout*'], '/', true],
    [['!/a', '!/b/*'], '/b/c', false],
    [['/shop/*', '!/shop/basket'], '/shop/basket', false],
    [['/shop/*', '!/shop/basket'], '/shop/basket-case', true],
    [['!/shop/basket', '/shop/*'], '/shop/basket/', false],
    [['/größen'], '/gr%C3%B6%C3%9Fen', true],
    [['/gr%C3%B6%C3%9Fen'], '/gr%C3%B6%C3%9Fen', true],
  ])('%j mean %s: %s', (patterns, path, expected) => {
    expect(isMeant(patterns, path)).toBe(expected);
  });

  it('are no regular expressions', () => {
    expect(isMeant(['/a.b'], '/axb')).toBe(false);
    expect(isMeant(['/(a+)+$'], '/(a+)+$')).toBe(true);
    expect(isMeant(['/a|/b'], '/b')).toBe(false);
  });
});
