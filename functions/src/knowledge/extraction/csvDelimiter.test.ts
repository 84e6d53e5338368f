import { describe, expect, it } from 'vitest';
import { csvDelimiter } from './csvDelimiter.ts';

const FILES: readonly { name: string; lines: readonly string[]; delimiter: string | null }[] = [
  {
    name: 'commas in German names and prices',
    lines: ['Artikel;Preis', 'Seife, mild;3,20', 'Salbe, herb;4,80', 'Creme, fein;9,10'],
    delimiter: ';',
  },
  { name: 'German prices', lines: ['Artikel;Preis', 'Zelt;99,50', 'Tasche;12,00'], delimiter: ';' },
  { name: 'German prices with a currency', lines: ['Artikel;Preis', 'Zelt;4,80 €', 'Tasche;12,00 €'], delimiter: ';' },
  {
    name: 'two German prices in each row',
    lines: ['Artikel;Netto;Brutto', 'Zelt;99,50;118,41', 'Tasche;12,00;14,28'],
    delimiter: ';',
  },
  {
    name: 'commas in the header too',
    lines: ['Artikel;Preis, netto;Preis, brutto', 'Seife;3,20;3,81', 'Salbe;4,80;5,71'],
    delimiter: ';',
  },
  {
    name: 'one comma without a space in each row',
    lines: ['Artikel;Preis,netto', 'Seife;3,20', 'Salbe;4,80'],
    delimiter: ';',
  },
  {
    name: 'a comma in each row and the header, and no price',
    lines: ['Name;Ort, Land;Seit', 'Anna;Bern, Schweiz;Mai', 'Ben;Wien, Österreich;Juni'],
    delimiter: ';',
  },
  {
    name: 'a title with a comma above the header',
    lines: ['Preisliste 2026, gültig ab Mai', '', 'Artikel;Preis', 'Zelt;99,50', 'Tasche;12,00'],
    delimiter: ';',
  },
  {
    name: 'two title rows',
    lines: ['Preisliste', 'Stand: Mai 2026', 'Artikel;Größe;Preis', 'Zelt;2,50;99', 'Tasche;1,20;12'],
    delimiter: ';',
  },
  {
    name: 'English prices without decimals, grouped',
    lines: ['Model;Price', 'Roadster;12,500', 'Van;31,900', 'Bus;45,000'],
    delimiter: ';',
  },
  {
    name: 'rows without a header',
    lines: ['Zelt;99,50', 'Tasche;12,00', 'Seil;8,90'],
    delimiter: ';',
  },
  {
    name: 'an empty first name',
    lines: [';Sommer;Winter', 'Garten;80,00;60,00', 'Meer;95,50;70,00'],
    delimiter: ';',
  },
  {
    name: 'headings of rows between them',
    lines: ['Gericht;Preis', 'Vorspeisen', 'Suppe, klar;5,50', 'Salat;6,00', 'Hauptgerichte', 'Fisch, gebraten;15,90'],
    delimiter: ';',
  },
  {
    name: 'sentences',
    lines: [
      'Frage;Antwort',
      'Wann, wo, wie?;Morgen, hier, so.',
      'Wer kommt?;Alle, die wollen.',
      'Was kostet es?;Nichts, gar nichts, wirklich.',
    ],
    delimiter: ';',
  },
  {
    name: 'quoted cells with semicolons and line breaks',
    lines: ['Artikel;Hinweis', '"Seife; mild";"erste Zeile', 'zweite, dritte"', '"Salbe";"4,80"'],
    delimiter: ';',
  },
  { name: 'plain English', lines: ['Article,Price,From', 'Tent,99.50,May', 'Bag,12.00,June'], delimiter: ',' },
  {
    name: 'numbers beside each other',
    lines: ['Name,Quantity,Weight', 'Tent,4,80', 'Bag,2,35', 'Rope,10,12'],
    delimiter: ',',
  },
  {
    name: 'names that hold semicolons',
    lines: ['Name,Note,Price', 'Tent; big,new; light,4.50', 'Bag; small,old; heavy,5.20'],
    delimiter: ',',
  },
  {
    name: 'quoted names that hold semicolons, all of them',
    lines: ['Name,Price', '"Soap; mild",3.20', '"Balm; dry",4.80', '"Cream; fine",9.10'],
    delimiter: ',',
  },
  {
    name: 'quoted German prices',
    lines: ['Artikel,Preis', 'Zelt,"99,50"', 'Tasche,"12,00"', '"Seil, lang","8,90"'],
    delimiter: ',',
  },
  {
    name: 'lists in cells',
    lines: ['Name,Tags,Price', 'Tent,camping;summer,4', 'Bag,travel;summer;city,5', 'Rope,climbing;wet,6'],
    delimiter: ',',
  },
  {
    name: 'quoted text over several lines',
    lines: ['Question,Answer', '"Where?","Here;', 'there; and', 'everywhere"', '"When?","Now; or later"'],
    delimiter: ',',
  },
  {
    name: 'a space behind each comma',
    lines: ['Name, Price, Colour', 'Tent, 99, red', 'Bag, 12, blue'],
    delimiter: ',',
  },
  { name: 'a title and cells beyond the header', lines: ['Price list', '', 'Name,Price', 'Tent,99,x'], delimiter: ',' },
  {
    name: 'tabs with commas',
    lines: ['Name\tPlace\tPrice', 'Tent, big\tOslo, Norway\t4,80', 'Bag, small\tBern, Switzerland\t5,20'],
    delimiter: '\t',
  },
  {
    name: 'tabs with commas in the header',
    lines: ['Name\tCity, country', 'Anna\tBern, Switzerland', 'Ben\tOslo, Norway'],
    delimiter: '\t',
  },
  {
    name: 'tabs with semicolons',
    lines: ['Artikel\tFarben', 'Zelt\trot;blau', 'Tasche\tgelb;grün'],
    delimiter: '\t',
  },
  { name: 'bars', lines: ['Artikel|Preis', 'Seife, mild|3,20', 'Salbe, herb|4,80'], delimiter: '|' },
  {
    name: 'bars with spaces',
    lines: ['Name | Price | Note', 'Tent | 4,80 | big, red', 'Bag | 5,20 | small'],
    delimiter: '|',
  },
  { name: 'one column', lines: ['Name', 'Tent', 'Bag'], delimiter: null },
  {
    name: 'one column with commas in it',
    lines: ['Produkt', 'Seife, mild', 'Salbe', 'Creme, fein, kühl'],
    delimiter: null,
  },
  {
    name: 'one column of sentences',
    lines: ['Hello, world', 'This is a text.', 'Another one, with a comma, twice.'],
    delimiter: null,
  },
  { name: 'one column of German prices', lines: ['Preis in €', '3,20 €', '4,80 €', '9 €'], delimiter: null },
  { name: 'one column of names', lines: ['Name', 'Müller, Anna', 'Maier, Ben'], delimiter: null },
  {
    name: 'years as names of columns',
    lines: ['Jahr;2024;2025', 'Umsatz;1,20;3,45', 'Kosten;0,80;1,10'],
    delimiter: ';',
  },
  { name: 'years and whole numbers', lines: ['Year,2024,2025', 'Sales,120,345', 'Costs,80,110'], delimiter: ',' },
  { name: 'decimals alone', lines: ['1,5;2,5', '3,5;4,5', '6,25;7,75'], delimiter: ';' },
  {
    name: 'opening hours with semicolons',
    lines: ['Shop,Hours', 'North,Mon-Fri 9-18; Sat 9-12', 'South,Mon-Fri 9-18; Sat 10-14'],
    delimiter: ',',
  },
  {
    name: 'a title with a semicolon',
    lines: ['Liste der Artikel; Stand 2026', 'Artikel,Preis,Lager', 'Zelt,99,3', 'Seil,12,4'],
    delimiter: ',',
  },
  {
    name: 'grouped numbers behind tabs',
    lines: ['Item\tQuantity', '"a, b"\t1,000', 'c\t2,500'],
    delimiter: '\t',
  },
  { name: 'lists with bars', lines: ['SKU;Maße;Preis', '1;10|20|30;3,20', '2;11|21|31;4,80'], delimiter: ';' },
  { name: 'one row', lines: ['Seife, mild;1,50'], delimiter: ';' },
  { name: 'empty columns at the end', lines: ['Artikel;Preis;;', 'Zelt;9,50;;', 'Seil;8,20;;'], delimiter: ';' },
  { name: 'nothing', lines: [], delimiter: null },
  { name: 'what its first line says', lines: ['sep=;', 'a,b;c,d', '1,2;3,4'], delimiter: ';' },
  { name: 'what its first line says in quotes', lines: ['"sep=|"', 'a,b|c', '1,2|3'], delimiter: '|' },
  { name: 'a tab in its first line', lines: ['SEP=\t', 'a,b\tc', '1,2\t3'], delimiter: '\t' },
];

describe('csvDelimiter', () => {
  it.each(FILES)('finds what stands between cells: $name', ({ lines, delimiter }) => {
    expect(csvDelimiter(lines.join('\n'))).toBe(delimiter);
  });
});
