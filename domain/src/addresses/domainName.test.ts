import { describe, expect, it } from 'vitest';
import { domainToCspSources, isOriginAllowed, normaliseDomain } from './domainName.ts';

describe('normaliseDomain', () => {
  it.each([
    ['https://Shop.Example/cart?x=1', 'shop.example'],
    [' shop.example ', 'shop.example'],
    ['*.shop.example', '*.shop.example'],
    ['https://*.Shop.example/', '*.shop.example'],
    ['localhost:5050', 'localhost:5050'],
    ['http://127.0.0.1:5050/', '127.0.0.1:5050'],
    ['müller.example', 'xn--mller-kva.example'],
  ])('stores %s as %s', (typed, stored) => {
    expect(normaliseDomain(typed)).toBe(stored);
  });

  it.each([
    '',
    '*',
    '*.com',
    '*.localhost',
    'com',
    '10.0.0.1',
    '0xa.1',
    'user@shop.example',
    'a b.example',
    'shop.example; script-src *',
    '[::1]',
    'https://',
    '*.*.shop.example',
    'https://*.*.shop.example',
    'https://*.com',
    '*.https://shop.example',
    'shop.*.example',
  ])('refuses %j', (typed) => {
    expect(normaliseDomain(typed)).toBeUndefined();
  });
});

describe('isOriginAllowed', () => {
  const domains = ['shop.example', '*.fern.example', 'localhost:5050'];

  it.each(['https://shop.example', 'https://a.fern.example', 'https://a.b.fern.example', 'http://localhost:5050'])(
    'lets %s in',
    (origin) => {
      expect(isOriginAllowed(origin, domains)).toBe(true);
    },
  );

  it.each([
    '',
    'null',
    'http://shop.example',
    'https://shop.example.',
    'https://shop.example:8443',
    'https://shop.example.evil.tld',
    'https://evilshop.example',
    'https://fern.example',
    'https://.fern.example',
    'https://evilfern.example',
    'http://localhost:5051',
  ])('keeps %j out', (origin) => {
    expect(isOriginAllowed(origin, domains)).toBe(false);
  });
});

it('uses plain http for loopback hosts alone', () => {
  expect(domainToCspSources('localhost:5050')).toEqual(['http://localhost:5050']);
  expect(domainToCspSources('shop.example')).toEqual(['https://shop.example', 'https://www.shop.example']);
});

it('a domain with www. and without is one website', () => {
  expect(isOriginAllowed('https://www.shop.example', ['shop.example'])).toBe(true);
  expect(isOriginAllowed('https://shop.example', ['www.shop.example'])).toBe(true);
  expect(isOriginAllowed('https://www.evil.shop.example', ['shop.example'])).toBe(false);
  expect(isOriginAllowed('https://example', ['www.example'])).toBe(false);
  expect(isOriginAllowed('https://www.shop.example:8443', ['shop.example:8443'])).toBe(true);
  expect(isOriginAllowed('http://www.shop.example', ['shop.example'])).toBe(false);
});
