import { describe, expect, it } from 'vitest';
import { findLinks } from './findLinks.ts';

function links(text: string): string[] {
  return findLinks(text).flatMap((node) => (node.type === 'link' ? [`${node.text} > ${node.href}`] : []));
}

describe('findLinks', () => {
  it('finds web addresses, e-mail addresses and phone numbers, without the mark that ends the sentence', () => {
    expect(links('See https://shop.example/a?b=1. Or www.shop.example, or mail me@shop.example.')).toEqual([
      'https://shop.example/a?b=1 > https://shop.example/a?b=1',
      'www.shop.example > https://www.shop.example/',
      'me@shop.example > mailto:me@shop.example',
    ]);
    expect(links('Rufen Sie an: +49 761 5550-140 oder 0761/5550140, (0761) 5550 140.')).toEqual([
      '+49 761 5550-140 > tel:+497615550140',
      '0761/5550140 > tel:07615550140',
      '(0761) 5550 140 > tel:07615550140',
    ]);
  });

  it.each([
    'on 01-12-2026 or 2026-12-01',
    'EUR 1 000 000.00',
    '0,99 and 0.123456789',
    'order 4711-0815-1234',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@evil.example/',
    'a@b',
    '10115 Berlin',
    'from 09:00 to 18:00',
  ])('leaves "%s" a text', (text) => {
    expect(links(text)).toEqual([]);
    expect(findLinks(text)).toEqual([{ type: 'text', text }]);
  });

  it.each(['0', 'www.', 'a@', '+', '0 0-0/'])('stays quick on 50,000 times "%s"', (piece) => {
    const text = piece.repeat(50_000);
    const shown = findLinks(text)
      .map((node) => ('text' in node ? node.text : ''))
      .join('');
    expect(shown).toBe(text);
  });
});
