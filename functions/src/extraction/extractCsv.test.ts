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

  it('is not misled by commas in names and prices of every row', () => {
    expect(read('Artikel;Preis\nSeife, mild;3,20\nSalbe, herb;4,80\nCreme, fein;9,10')).toBe(
      'Artikel: Seife, mild | Preis: 3,20\n\nArtikel: Salbe, herb | Preis: 4,80\n\nArtikel: Creme, fein | Preis: 9,10',
    );
  });

  it('follows the line that says what stands between the cells, and does not read it aloud', () => {
    expect(read('sep=;\nName;Price\nTent, big;99')).toBe('Name: Tent, big | Price: 99');
  });

  it('follows what it is told', () => {
    expect(extractCsv(Buffer.from('a;b;c|d\n1;2;3|4'), undefined, '|')[0]?.text).toBe('a;b;c: 1;2;3 | d: 4');
  });

  it('keeps lines whole that are one column', () => {
    expect(read('Produkt\nSeife, mild\nSalbe')).toBe('Produkt: Seife, mild\n\nProdukt: Salbe');
  });

  it.each(['utf16le', 'latin1'] as const)('reads %s as Excel writes it', (encoding) => {
    const start = encoding === 'utf16le' ? '\uFEFF' : '';
    const bytes = Buffer.from(`${start}Größe\tPreis\r\nKlein, schmal\t5,20\r\nGroß\t7,80\r\n`, encoding);
    expect(extractCsv(bytes)[0]?.text).toBe('Größe: Klein, schmal | Preis: 5,20\n\nGröße: Groß | Preis: 7,80');
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
