import { describe, expect, it } from 'vitest';
import { pdfLines } from '../pdfLines.ts';
import type { PdfPiece } from '../PdfLine.ts';
import { pdfSections } from '../pdfSections.ts';

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

  it('has headers with figures above columns of figures', () => {
    const header: [string, number][] = [
      ['Skis', 40],
      ['1 day', 200],
      ['3 days', 300],
    ];
    const row: [string, number][] = [
      ['Basic', 40],
      ['19,00', 200],
      ['49,00', 300],
    ];
    const other: [string, number][] = [
      ['Top', 40],
      ['32,00 €', 200],
    ];
    expect(tableOf(header, row, other)).toBe(
      'Skis: Basic | 1 day: 19,00 | 3 days: 49,00\n\nSkis: Top | 1 day: 32,00 €',
    );
  });

  it('has narrow columns, and a header that is one stretch of text', () => {
    // Letters are five points wide: the gaps are ten.
    expect(
      tableOf(
        [
          ['Stop', 40],
          ['Day', 120],
          ['Night', 145],
        ],
        [
          ['Hall', 40],
          ['6:5', 120],
          ['7:10', 145],
        ],
        [
          ['Pier', 40],
          ['7:0', 120],
          ['8:20', 145],
        ],
      ),
    ).toBe('Stop: Hall | Day: 6:5 | Night: 7:10\n\nStop: Pier | Day: 7:0 | Night: 8:20');
    expect(
      tableOf(
        [['Before the trip Flight   Own', 40]],
        [
          ['30 days', 40],
          ['25 %', 120],
          ['10 %', 165],
        ],
        [
          ['7 days', 40],
          ['80 %', 120],
          ['70 %', 165],
        ],
      ),
    ).toBe('Before the trip: 30 days | Flight: 25 % | Own: 10 %\n\nBefore the trip: 7 days | Flight: 80 % | Own: 70 %');
  });

  it('has a cell in the middle of two rows, and ends at a wide gap', () => {
    const pieces = [
      piece('Short hair', 200, 100),
      piece('Long hair', 400, 100),
      piece('Service', 40, 108),
      piece('Studio', 200, 116),
      piece('Master', 300, 116),
      piece('Studio', 400, 116),
      piece('Master', 500, 116),
      ...[132, 148].flatMap((y, row) => [
        piece(`Cut ${row}`, 40, y),
        ...[200, 300, 400, 500].map((x, index) => piece(`${28 + index} €`, x + 20, y)),
      ]),
      piece('Hours', 40, 172),
      piece('Monday to Friday', 200, 172),
    ];
    expect(
      pdfSections([pdfLines(pieces, WIDTH)])
        .map(({ text }) => text)
        .join('\n\n')
        .split('\n\n'),
    ).toEqual([
      'Service: Cut 0 | Short hair, Studio: 28 € | Short hair, Master: 29 € | Long hair, Studio: 30 € | Long hair, Master: 31 €',
      'Service: Cut 1 | Short hair, Studio: 28 € | Short hair, Master: 29 € | Long hair, Studio: 30 € | Long hair, Master: 31 €',
      'Hours | Monday to Friday',
    ]);
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
