import { describe, expect, it } from 'vitest';
import { pdfLines, type PdfPiece } from './pdfLines.ts';
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
});
