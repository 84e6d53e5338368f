import { describe, expect, it } from 'vitest';
import { decodePage } from './pageCharset.ts';

function latin(text: string): Uint8Array {
  return Buffer.from(text, 'latin1');
}

describe('decodePage', () => {
  it.each([3000, 30_000])('finds an encoding that is declared behind a long script of %i statements', (count) => {
    const html = `<script>${'var a = 1; '.repeat(count)}</script><meta charset="iso-8859-2"><p>\xE8</p>`;
    expect(decodePage(latin(html), 'text/html')).toContain('<p>č</p>');
  });

  it('believes the page where the server says what it says of every page', () => {
    const html = '<meta charset="windows-1251"><p>\xCF\xF0\xE8\xE2\xE5\xF2</p>';
    expect(decodePage(latin(html), 'text/html; charset=ISO-8859-1')).toContain('Привет');
  });

  it.each(['text/html; charset=none', 'text/html'])(
    'ignores what is no encoding, and other words about one: %s',
    (type) => {
      const html =
        '<!-- <meta charset="shift_jis"> --><script charset="shift_jis"></script><meta charset="windows-1251"><p>\xCF</p>';
      expect(decodePage(latin(html), type)).toContain('<p>П</p>');
    },
  );

  it('reads UTF-8 that was cut within a character, whatever was declared', () => {
    const bytes = Buffer.from(`<meta charset="iso-8859-1"><p>${'Größe und Öffnungszeiten, '.repeat(10)}ü`);
    expect(decodePage(bytes.subarray(0, -1), 'text/html; charset=windows-1252')).toContain('Größe und Öffnung');
  });

  it('reads Windows-1252 that calls itself UTF-8', () => {
    expect(decodePage(latin('<meta charset="utf-8"><p>Gr\xF6\xDFe</p>'), 'text/html; charset=utf-8')).toContain(
      'Größe',
    );
    expect(decodePage(latin('<meta charset="utf-16"><p>Gr\xF6\xDFe</p>'), 'text/html')).toContain('Größe');
  });
});
