import { describe, expect, it } from 'vitest';
import type { Inline } from './ast.ts';
import { parseMarkdown } from './parseMarkdown.ts';

function inlines(text: string): Inline[] {
  const flatten = (children: Inline[]): Inline[] =>
    children.flatMap((child) => ('children' in child ? [child, ...flatten(child.children)] : [child]));
  return parseMarkdown(text).flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(flatten);
    return block.type === 'table' ? block.rows.flat().flatMap(flatten) : flatten(block.children);
  });
}

const hrefs = (text: string): string[] => inlines(text).flatMap((node) => (node.type === 'link' ? [node.href] : []));

const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'filesystem:https://a.example/x',
  'view-source:https://a.example',
  'intent://a#Intent;end',
  'ftp://a.example/',
  '//evil.example/x',
  '/relative',
  '#fragment',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://bank.example@evil.example/',
  'https://user:pw@evil.example/',
  'https://a.example/\u202Etxt.exe',
];

describe('parseMarkdown and hostile addresses', () => {
  it.each(HOSTILE_ADDRESSES)('makes no link of %j', (address) => {
    for (const text of [
      `[click](${address})`,
      `**[click](${address})**`,
      `- [click](${address})`,
      `[click](<${address}>)`,
      `[click]( ${address} )`,
      `[click](${address} "title")`,
      `![x](${address})`,
      `<${address.startsWith('https') ? 'x' : address}>`,
    ]) {
      const links = inlines(text).filter((node) => node.type === 'link');
      expect(links.filter((link) => link.text === 'click')).toEqual([]);
      // A web address inside the hostile one may become a link to what it says, and to nothing else.
      for (const link of links) expect([link.text, `${link.text}/`]).toContain(link.href);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '&lt;script&gt;',
    '[x]: javascript:alert(1)\n[x]',
    '<style>*{background:url(//evil.example)}</style>',
  ])('leaves %j as text', (text) => {
    expect(inlines(text).every((node) => node.type === 'text' || node.type === 'break')).toBe(true);
  });

  it('never yields an image, only its text', () => {
    expect(inlines('![secret](https://evil.example/?q=1)')).toEqual([{ type: 'text', text: 'secret' }]);
  });

  it('makes no unsafe link at any cut of a stream', () => {
    const text = HOSTILE_ADDRESSES.slice(0, 12)
      .map((address) => `a [x](${address}) **b**`)
      .join('\n\n');
    for (let end = 0; end <= text.length; end += 1) expect(hrefs(text.slice(0, end))).toEqual([]);
  });

  it('stays quick on text made to slow it down', () => {
    const started = performance.now();
    for (const piece of ['[', '![', '**', '](', '[a](', '[a](b(', '(', '*', '- ', 'https://', '# ', '[1', '\n']) {
      parseMarkdown(piece.repeat(6000 / piece.length));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('parseMarkdown', () => {
  it.each([
    ['[Shop](https://shop.example/a?b=1)', 'https://shop.example/a?b=1'],
    ['[Fox](https://w.example/Fox_(animal))', 'https://w.example/Fox_(animal)'],
    ['Write to [us](mailto:a@b.example)', 'mailto:a@b.example'],
    ['[Call](tel:+49123456)', 'tel:+49123456'],
    ['See https://shop.example/a.', 'https://shop.example/a'],
    ['(see http://shop.example)', 'http://shop.example/'],
  ])('links %s', (text, href) => {
    expect(hrefs(text)).toEqual([href]);
  });

  it('keeps the full stop after a bare address as text', () => {
    expect(inlines('See https://a.example/x.').at(-1)).toEqual({ type: 'text', text: '.' });
  });

  it('reads paragraphs, line breaks and bold', () => {
    expect(parseMarkdown('One\ntwo\n\n**Three** four')).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'text', text: 'One' }, { type: 'break' }, { type: 'text', text: 'two' }],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'bold', children: [{ type: 'text', text: 'Three' }] },
          { type: 'text', text: ' four' },
        ],
      },
    ]);
  });

  it('reads lists, and keeps an ordered list’s first number', () => {
    expect(parseMarkdown('- a\n\n- b')).toMatchObject([{ type: 'list', ordered: false, items: [[{}], [{}]] }]);
    expect(parseMarkdown('3. a\n4) b')).toMatchObject([{ type: 'list', ordered: true, start: 3, items: [[{}], [{}]] }]);
  });

  it('reads citation marks', () => {
    expect(inlines('Open till nine [1][2].').filter((node) => node.type === 'mark')).toEqual([
      { type: 'mark', n: 1 },
      { type: 'mark', n: 2 },
    ]);
  });
});

describe('parseMarkdown and forms', () => {
  const text = (value: string): Inline => ({ type: 'text', text: value });

  it('reads italics and code, and leaves stars and lines within words alone', () => {
    expect(inlines('*Free* from _120 €_ with `SHIP_FREE`').map(({ type }) => type)).toEqual([
      'italic',
      'text',
      'text',
      'italic',
      'text',
      'text',
      'code',
    ]);
    for (const plain of ['2 * 3 * 4', 'snake_case_name', 'a * b', '5*', '__init__']) {
      expect(parseMarkdown(plain)).toEqual([{ type: 'paragraph', children: [text(plain)] }]);
    }
  });

  it('reads quotes and tables', () => {
    expect(parseMarkdown('> It is free.\n> Always.\n\nSo it says.')).toMatchObject([
      { type: 'quote', children: [text('It is free.'), { type: 'break' }, text('Always.')] },
      { type: 'paragraph' },
    ]);
    expect(parseMarkdown('Prices:\n| To | Price |\n|---|---:|\n| Austria | 7.90 € [1] |\n\nThanks.')).toMatchObject([
      { type: 'paragraph' },
      {
        type: 'table',
        rows: [
          [[text('To')], [text('Price')]],
          [[text('Austria')], [text('7.90 € '), { type: 'mark', n: 1 }]],
        ],
      },
      { type: 'paragraph' },
    ]);
    expect(parseMarkdown('|---|')).toEqual([{ type: 'table', rows: [] }]);
  });
});
