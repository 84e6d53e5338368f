import { describe, expect, it } from 'vitest';
import { extractCsv } from './extractCsv.ts';

function textOf({ sections }: ReturnType<typeof extractCsv>): string {
  return sections[0]?.text ?? '';
}

function read(text: string): string {
  return textOf(extractCsv(Buffer.from(text)));
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

  it('says with each row what a row of the same words heads', () => {
    expect(read('Tour,Adult,Child\nDay,12,6\nGroups from 10,Groups from 10,Groups from 10\nDay,9,4')).toBe(
      'Tour: Day | Adult: 12 | Child: 6\n\nGroups from 10 | Tour: Day | Adult: 9 | Child: 4',
    );
  });

  it('follows the line that says what stands between the cells, and does not read it aloud', () => {
    expect(read('sep=;\nName;Price\nTent, big;99')).toBe('Name: Tent, big | Price: 99');
  });

  it.each([
    ['comma', 'a;b|c d: 1;2|3 4 | e: 5'],
    ['semicolon', 'a: 1 | b|c d,e: 2|3 4,5'],
    ['tab', 'a;b|c: 1;2|3 | d,e: 4,5'],
    ['bar', 'a;b: 1;2 | c d,e: 3 4,5'],
  ] as const)('follows people who say that it is a %s, whatever it would find out', (separator, text) => {
    const bytes = Buffer.from('a;b|c\td,e\n1;2|3\t4,5');
    expect(extractCsv(bytes, undefined, separator)).toMatchObject({ separator, sections: [{ text }] });
  });

  it('leaves the line that says what stands between the cells out where people say something else', () => {
    const bytes = Buffer.from('sep=;\nName,Price\nTent,99');
    expect(textOf(extractCsv(bytes, undefined, 'comma'))).toBe('Name: Tent | Price: 99');
  });

  it.each([
    ['a,b\n1,2', 'comma'],
    ['a;b\n1;2', 'semicolon'],
    ['a\tb\n1\t2', 'tab'],
    ['a|b\n1|2', 'bar'],
    ['sep=:\na:b\n1:2', 'other'],
    ['Produkt\nSeife, mild\nSalbe', 'none'],
  ])('says of %j that it was a %s', (text, separator) => {
    expect(extractCsv(Buffer.from(text)).separator).toBe(separator);
  });

  it('keeps lines whole that are one column', () => {
    expect(read('Produkt\nSeife, mild\nSalbe')).toBe('Produkt: Seife, mild\n\nProdukt: Salbe');
  });

  it.each(['utf16le', 'latin1'] as const)('reads %s as Excel writes it', (encoding) => {
    const start = encoding === 'utf16le' ? '\uFEFF' : '';
    const bytes = Buffer.from(`${start}Größe\tPreis\r\nKlein, schmal\t5,20\r\nGroß\t7,80\r\n`, encoding);
    expect(textOf(extractCsv(bytes))).toBe('Größe: Klein, schmal | Preis: 5,20\n\nGröße: Groß | Preis: 7,80');
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
