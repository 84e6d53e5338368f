import { expect, it } from 'vitest';
import { htmlFault } from '../../../../local/src/channels/telegram/htmlFault.ts';
import { partsOf } from './partsOf.ts';

it('writes an answer in Telegram’s marks, without those of citations', () => {
  const text =
    'A repair costs **18 euros** [1].\n\n- zips & seams\n- *soles* <b>\n\n| a | b |\n|--|--|\n| 1 | 2 |\n\n[Prices](https://shop.example/?a=1&b=2)';
  expect(partsOf(text, 'telegram')).toEqual([
    'A repair costs <b>18 euros</b>.\n\n• zips &amp; seams\n• <i>soles</i> &lt;b&gt;\n\na | b\n1 | 2\n\n<a href="https://shop.example/?a=1&amp;b=2">Prices</a>',
  ]);
});

it.each([
  ['many paragraphs', Array.from({ length: 40 }, (_, n) => `Paragraph ${n} & ${'word '.repeat(60)}`).join('\n\n')],
  ['one long paragraph', `**Bold** ${'A sentence with <signs> & more. '.repeat(600)}`],
  ['one long word', '€'.repeat(9000)],
  ['pairs of surrogates', '😀'.repeat(5000)],
])('cuts %s into messages that Telegram takes, and loses nothing', (_, text) => {
  const parts = partsOf(text, 'telegram');
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(4096);
    expect(part.isWellFormed()).toBe(true);
    expect(htmlFault(part)).toBeUndefined();
  }
  const plain = (value: string): string =>
    value
      .replaceAll(/<[^>]*>|[\s*]/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  expect(plain(parts.join('')).length).toBe(text.replaceAll(/[\s*]/g, '').length);
});
