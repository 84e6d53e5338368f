import { describe, expect, it } from 'vitest';
import { pdfLines, type PdfPiece } from './pdfLines.ts';
import { pdfSections } from './pdfSections.ts';

const WIDTH = 600;

function piece(text: string, x: number, y: number, height = 10): PdfPiece {
  return { text, x, y, width: text.length * height * 0.5, height };
}

describe('a table of a PDF', () => {
  const tableOf = (...rows: (readonly [string, number][])[]): string => {
    const pieces = rows.flatMap((row, y) => row.map(([text, x]) => piece(text, x, 100 + y * 14)));
    return pdfSections([pdfLines(pieces, WIDTH)])
      .map(({ text }) => text)
      .join('\n\n');
  };

  it('says each cell with its header', () => {
    expect(
      tableOf(
        [
          ['Card', 40],
          ['Year', 200],
          ['Month', 300],
        ],
        [
          ['Gold card', 40],
          ['120 €', 200],
          ['12 €', 300],
        ],
        [
          ['Silver card', 40],
          ['40 €', 200],
        ],
      ),
    ).toBe('Card: Gold card | Year: 120 € | Month: 12 €\n\nCard: Silver card | Year: 40 €');
  });

  it('has headers over several columns, and cells of two lines', () => {
    expect(
      tableOf(
        [
          ['Summer', 235],
          ['Winter', 435],
        ],
        [
          ['Room', 40],
          ['Single', 200],
          ['Double', 300],
          ['Single', 400],
          ['Double', 500],
        ],
        [
          ['Garden', 40],
          ['80', 200],
          ['110', 300],
          ['60', 400],
          ['85', 500],
        ],
        [['with terrace', 40]],
        [
          ['Sea', 40],
          ['95', 200],
          ['140', 300],
          ['70', 400],
          ['99', 500],
        ],
      ),
    ).toBe(
      [
        'Room: Garden with terrace | Summer, Single: 80 | Summer, Double: 110 | Winter, Single: 60 | Winter, Double: 85',
        'Room: Sea | Summer, Single: 95 | Summer, Double: 140 | Winter, Single: 70 | Winter, Double: 99',
      ].join('\n\n'),
    );
  });

  it('stays as it is where it has no header, or its columns do not show', () => {
    expect(
      tableOf(
        [
          ['Gold', 40],
          ['120 €', 200],
        ],
        [
          ['Silver', 40],
          ['40 €', 200],
        ],
      ),
    ).toBe('Gold | 120 €\nSilver | 40 €');
    expect(
      tableOf(
        [
          ['Card', 40],
          ['Price', 200],
        ],
        [
          ['Gold card of the house', 40],
          ['12 €', 250],
        ],
        [
          ['A', 40],
          ['far away', 120],
        ],
      ),
    ).toBe('Card | Price\nGold card of the house | 12 €\nA | far away');
  });
});
