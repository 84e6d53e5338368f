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

it('writes an answer in WhatsApp’s marks, which stand right beside the words', () => {
  const text =
    '**18 euros** for *soles* and `A_1` [1].\n\n** wide ** and `x`\n\n- **one**\n- two\n\n[Prices](https://shop.example/?a=1)';
  expect(partsOf(text, 'whatsapp')).toEqual([
    '*18 euros* for _soles_ and `A_1`.\n\n wide and `x`\n\n• *one*\n• two\n\nPrices (https://shop.example/?a=1)',
  ]);
});

it.each(['whatsapp', 'messenger', 'instagram'] as const)('leaves no mark open where it cuts for %s', (kind) => {
  const sentences = '**Bold words** and *others* with `code` in a sentence. ';
  const text = Array.from({ length: 30 }, (_, n) => sentences.repeat(n % 7 === 0 ? 120 : 3)).join('\n\n');
  const parts = partsOf(text, kind);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) {
    for (const mark of ['*', '_', '`']) expect(part.split(mark).length % 2).toBe(1);
  }
});

it('cuts for Instagram by bytes, between whole characters, and loses none', () => {
  const text = '😀'.repeat(251);
  expect(partsOf('😀'.repeat(250), 'instagram')).toHaveLength(1);
  expect(partsOf(text, 'instagram').map((part) => Buffer.byteLength(part))).toEqual([1000, 4]);
  const mixed = `${'ä€😀 '.repeat(400)}\n\n${'Größe. '.repeat(300)}`;
  const parts = partsOf(mixed, 'instagram');
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(1000);
    expect(part.isWellFormed()).toBe(true);
  }
  expect(parts.join('').replaceAll(/\s/g, '')).toBe(mixed.replaceAll(/\s/g, ''));
});
