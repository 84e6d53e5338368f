import { describe, expect, it } from 'vitest';
import { pdfLines } from './pdfLines.ts';
import type { PdfPiece } from './PdfLine.ts';
import { pdfSections } from './pdfSections.ts';

const WIDTH = 600;

function piece(text: string, x: number, y: number, height = 10): PdfPiece {
  return { text, x, y, width: text.length * height * 0.5, height };
}

function textOf(pieces: readonly PdfPiece[]): string[] {
  return pdfLines(pieces, WIDTH).map(({ text }) => text);
}

const LEFT = [
  'The left column tells about the',
  'warranty of everything that we',
  'sell, which lasts for two years',
  'from the day of the purchase.',
];
const RIGHT = [
  'The right column tells about the',
  'returns, which are free for you',
  'for thirty days after the parcel',
  'has been brought to your door.',
];

function columns(): PdfPiece[] {
  return LEFT.flatMap((text, row) => [piece(text, 50, 100 + row * 14), piece(RIGHT[row] ?? '', 320, 100 + row * 14)]);
}

describe('pdfLines', () => {
  it('reads two columns of prose one after the other, between lines that run across both', () => {
    const title = piece('A title that runs across both of the columns', 150, 60, 16);
    const footer = piece('A footer that runs across both of the columns', 180, 700);
    expect(textOf([footer, ...columns(), title])).toEqual([title.text, ...LEFT, ...RIGHT, footer.text]);
  });

  it('keeps the rows of a table together and shows its cells', () => {
    const rows = [
      ['Germany', '4.90 euros'],
      ['Austria', '9.90 euros'],
      ['Switzerland', '14.90 euros'],
      ['France', '12.90 euros'],
      ['Italy', '12.90 euros'],
    ];
    const pieces = rows.flatMap(([to = '', cost = ''], row) => [
      piece(to, 50, 100 + row * 14),
      piece(cost, 400, 100 + row * 14),
    ]);
    expect(textOf(pieces)).toEqual(rows.map((row) => row.join(' | ')));
  });

  it('reads two lists with figures one after the other, whose rows stand at other heights', () => {
    const list = (names: readonly string[], x: number, top: number) =>
      names.flatMap((name, row) => [
        piece(name, x, top + row * 28),
        piece(`${row + 4}.50`, x + 190, top + row * 28),
        piece('with bread', x, top + row * 28 + 12, 8),
      ]);
    const menu = [...list(['Soup', 'Salad', 'Tart'], 50, 100), ...list(['Riesling', 'Malbec', 'Cava'], 320, 111)];
    const read = (names: readonly string[]) => names.flatMap((name, row) => [`${name} | ${row + 4}.50`, 'with bread']);
    expect(textOf(menu)).toEqual([...read(['Soup', 'Salad', 'Tart']), ...read(['Riesling', 'Malbec', 'Cava'])]);
    // At the same heights, they are one table.
    const table = [...list(['Soup', 'Salad', 'Tart'], 50, 100), ...list(['Riesling', 'Malbec', 'Cava'], 320, 100)];
    expect(textOf(table)).toContain('Soup | 4.50 | Riesling | 4.50');
  });

  it('keeps the rows of long cells together, of one table and of two side by side', () => {
    const rows = [
      ['Delivery to all of Germany', 'within three working days'],
      ['Austria', 'within a week or so after it'],
      ['Switzerland and its neighbours', 'ten days'],
      ['Returns from anywhere', 'thirty days after the parcel came'],
      ['Repairs', 'as long as it takes the workshop'],
    ];
    const one = rows.flatMap(([left = '', right = ''], row) => [
      piece(left, 50, 100 + row * 14),
      piece(right, 320, 100 + row * 14),
    ]);
    expect(textOf(one)).toEqual(rows.map((row) => row.join(' | ')));
    const two = rows.flatMap((_, row) => [
      piece(`Tent ${row} for people`, 50, 100 + row * 14),
      piece('49.00', 250, 100 + row * 14),
      piece(`Bag ${row} for people`, 320, 100 + row * 14),
      piece('19.00', 500, 100 + row * 14),
    ]);
    expect(textOf(two)[0]).toBe('Tent 0 for people | 49.00 | Bag 0 for people | 19.00');
  });

  it('puts words together that stand close and keeps those apart that do not', () => {
    expect(textOf([piece('War', 50, 100), piece('ranty', 65, 100), piece('lasts', 94, 100)])).toEqual([
      'Warranty lasts',
    ]);
  });

  it('drops the number of the page', () => {
    expect(textOf([piece('Text.', 50, 100), piece('12', 300, 780)])).toEqual(['Text.']);
  });
});

describe('pdfSections', () => {
  const lines = (texts: readonly string[], height = 10) =>
    pdfLines(
      texts.map((text, row) => piece(text, 50, 100 + row * 14, height)),
      WIDTH,
    );

  it('joins words that are cut at a line’s end, and no others', () => {
    const [section] = pdfSections([
      lines([
        'We tell you all about the war-',
        'ranty and the Vor- und Nach-',
        'teile of our shop, by E-',
        'Mail or in person on site.',
      ]),
    ]);
    expect(section?.text).toBe(
      'We tell you all about the warranty and the Vor- und Nachteile of our shop, by E-Mail or in person on site.',
    );
  });

  it('makes headings of larger letters and paragraphs of larger gaps', () => {
    const page = [
      ...pdfLines([piece('Warranty', 50, 60, 20)], WIDTH),
      ...lines(['It lasts for two years from the day.', 'Keep the receipt for all that time.']),
      ...pdfLines([piece('A new paragraph begins down here.', 50, 160)], WIDTH),
    ];
    expect(pdfSections([page])).toEqual([
      {
        headings: ['Warranty'],
        page: 1,
        text: 'It lasts for two years from the day. Keep the receipt for all that time.\n\nA new paragraph begins down here.',
      },
    ]);
  });

  it('keeps a sentence whole that goes on over the page', () => {
    const sections = pdfSections([lines(['You will hear from us within 3']), lines(['working days, or sooner.'])]);
    expect(sections).toEqual([
      { headings: [], page: 1, text: 'You will hear from us within 3 working days, or sooner.' },
    ]);
  });

  it('moves the end of that sentence alone, and no page’s text to the page before the last', () => {
    const sections = pdfSections([
      lines(['You will hear from us within 3']),
      lines(['working days, or sooner. The next thing', 'stands on the second page and goes']),
      lines(['on and on']),
      lines(['and here as well.']),
    ]);
    expect(sections.map(({ page, text }) => [page, text])).toEqual([
      [1, 'You will hear from us within 3 working days, or sooner.'],
      [2, 'The next thing stands on the second page and goes on and on'],
      [4, 'and here as well.'],
    ]);
  });

  it('leaves a page its own text that is no end of a sentence', () => {
    const long = Array.from({ length: 12 }, (_, index) => `and here is thing number ${index} of the very long list`);
    const sections = pdfSections([lines(['These are our things']), lines(long)]);
    expect(sections.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('keeps headings that stand alone, such as those of a title page', () => {
    const cover = [
      ...pdfLines([piece('Handbook', 50, 60, 24)], WIDTH),
      ...pdfLines([piece('Camping for beginners', 50, 200, 18)], WIDTH),
    ];
    const page = [
      ...pdfLines([piece('Warranty', 50, 60, 24)], WIDTH),
      ...lines([
        'It lasts for two years from the day of purchase and no longer.',
        'Keep the receipt for all that time, please.',
      ]),
    ];
    expect(pdfSections([cover, page, page]).map(({ headings, text }) => [headings.join(), text.slice(0, 21)])).toEqual([
      ['Handbook', 'Camping for beginners'],
      ['Warranty', 'It lasts for two year'],
      ['Warranty', 'It lasts for two year'],
    ]);
  });

  it('takes headers and footers that repeat out of the text, and keeps their words once', () => {
    const page = (number: number) => [
      ...pdfLines([piece('Shop of Tents', 50, 30, 8)], WIDTH),
      ...lines([`This page tells about the thing number ${number}`, `and goes on with ${number * 7} words over to`]),
      ...pdfLines([piece(`Page ${number} of 4`, 50, 770, 8)], WIDTH),
      ...pdfLines([piece('Call 0761 123456', 50, 780, 8)], WIDTH),
    ];
    const sections = pdfSections([page(1), page(2), page(3), page(4)]);
    expect(sections.map(({ text }) => text)).toEqual([
      'This page tells about the thing number 1 and goes on with 7 words over to',
      'This page tells about the thing number 2 and goes on with 14 words over to',
      'This page tells about the thing number 3 and goes on with 21 words over to',
      'This page tells about the thing number 4 and goes on with 28 words over to',
      'Shop of Tents\nCall 0761 123456',
    ]);
  });

  it('takes no rows of a table for headers', () => {
    const page = (number: number) =>
      pdfLines(
        [0, 1, 2].flatMap((row) => [
          piece(`Tent ${number * 10 + row * 3}`, 50, 100 + row * 14),
          piece(`${(number * 13 + row * 7) % 50}.00`, 400, 100 + row * 14),
        ]),
        WIDTH,
      );
    const text = pdfSections([1, 2, 3, 4].map(page)).map((section) => section.text);
    expect(text).toHaveLength(4);
  });
});
