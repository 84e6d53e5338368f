import { describe, expect, it } from 'vitest';
import { createScope } from './createScope.ts';
import { matchesPattern } from './matchesPattern.ts';
import { normaliseUrl } from './normaliseUrl.ts';
import { retryAfterMs } from '../politeness/retryAfterMs.ts';

describe('normaliseUrl', () => {
  it.each([
    ['HTTP://Shop.Example:80/A', 'http://shop.example/A'],
    ['https://shop.example.:443/a/../b/./c#part', 'https://shop.example/b/c'],
    ['https://shop.example//a///b', 'https://shop.example/a/b'],
    ['https://shop.example/?b=2&a=1&utm_source=x&fbclid=y', 'https://shop.example/?a=1&b=2'],
    ['https://shop.example/a?PHPSESSID=1', 'https://shop.example/a'],
    ['https://shop.example/a;jsessionid=1?b=2', 'https://shop.example/a?b=2'],
    ['https://shop.example/(S(abc))/a', 'https://shop.example/a'],
    ['https://shop.example/help/index.html', 'https://shop.example/help/'],
    ['https://müller.example/straße', 'https://xn--mller-kva.example/stra%C3%9Fe'],
  ])('makes %s %s, once and for all', (address, expected) => {
    expect(normaliseUrl(address)).toBe(expected);
    expect(normaliseUrl(expected)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'mailto:a@b.example',
    'shop.example',
    '',
    `https://shop.example/${'a'.repeat(2000)}`,
  ])('has no form for %s', (address) => {
    expect(normaliseUrl(address)).toBeUndefined();
  });
});

describe('matchesPattern', () => {
  it.each([
    ['/help/*', '/help/a/b', true],
    ['/help/*', '/help', true],
    ['/help/*', '/helpdesk', false],
    ['/help', '/help/a', false],
    ['*/print', '/a/b/print', true],
    ['/a*b*c', '/a-x-b-y-c', true],
    ['/a*b*c', '/a-x-c', false],
    ['/größe/*', '/größe/m', true],
    ['/list?page=*', '/list?page=2', true],
    ['/list', '/list?page=2', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, `https://shop.example${path}`)).toBe(expected);
  });

  it('takes no longer for patterns made to be slow', () => {
    expect(matchesPattern(`/${'*a'.repeat(100)}b`, `https://shop.example/${'a'.repeat(900)}`)).toBe(false);
  });
});

describe('createScope', () => {
  const scope = createScope('https://www.shop.example/start', [], []);

  it.each([
    ['https://shop.example/a', true],
    ['http://www.shop.example/a', true],
    ['https://blog.shop.example/a', false],
    ['https://shop.example.evil.example/a', false],
    ['https://shop.example:8443/a', false],
  ])('%s is of the site: %s', (url, expected) => {
    expect(scope.isSameSite(url)).toBe(expected);
  });

  it.each([
    ['https://shop.example/a.pdf', false],
    ['https://shop.example/a.JPG?x=1', false],
    ['https://shop.example/a.html', true],
    [`https://shop.example${'/a'.repeat(12)}`, true],
    [`https://shop.example${'/a'.repeat(13)}`, false],
  ])('%s can be a page: %s', (url, expected) => {
    expect(scope.isPlausible(url)).toBe(expected);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  it.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 10:02:00 GMT', 120_000],
    ['Sat, 21 Nov 2020 10:02:00 GMT', 1000],
    ['86400', 3_600_000],
    ['0', 1000],
    [null, 30_000],
    ['soon', 30_000],
  ])('%s is %i ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
