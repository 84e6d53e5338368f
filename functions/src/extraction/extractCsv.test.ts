import { describe, expect, it } from 'vitest';
import { extractCsv } from './extractCsv.ts';

function read(text: string): string {
  return extractCsv(Buffer.from(text))[0]?.text ?? '';
}

describe('extractCsv', () => {
  it.each([',', ';', '\t', '|'])('finds out that %j stands between the cells', (delimiter) => {
    const rows = [
      ['Article', 'Price', 'From'],
      ['Tent', '99.50', 'May'],
      ['Bag', '12.00', 'June'],
    ];
    expect(read(rows.map((row) => row.join(delimiter)).join('\n'))).toBe(
      'Article: Tent | Price: 99.50 | From: May\n\nArticle: Bag | Price: 12.00 | From: June',
    );
  });

  it('is not misled by commas in German prices', () => {
    expect(read('Artikel;Preis\nZelt;99,50\nTasche;12,00')).toContain('Artikel: Zelt | Preis: 99,50');
  });

  it('reads quotes with delimiters, line ends and quotes in them', () => {
    expect(read('Name,Note\n"Tent, big","two\nlines ""here"""')).toBe('Name: Tent, big | Note: two lines "here"');
  });

  it('loses nothing of a file with a quote that never ends', () => {
    expect(read('Name,Note\n"Tent,big\nBag,small')).toContain('Bag');
  });

  it('keeps a title above the table, and cells beyond the header', () => {
    expect(read('Price list\n\nName,Price\nTent,99,extra')).toBe('Price list\n\nName: Tent | Price: 99 | extra');
  });

  it('refuses more rows than anybody reads', () => {
    expect(() => read(`a,b\n${'1,2\n'.repeat(20_001)}`)).toThrow('file-too-complex');
  });
});
