import { describe, expect, it } from 'vitest';
import { createHyphenRule } from './createHyphenRule.ts';
import { pdfLines } from './pdfLines.ts';
import type { PdfPiece } from './PdfLine.ts';
import { struckPieces } from './struckPieces.ts';

const WIDTH = 600;

function piece(text: string, x: number, y: number, height = 10): PdfPiece {
  return { text, x, y, width: text.length * height * 0.5, height };
}

function textOf(pieces: readonly PdfPiece[]): string[] {
  return pdfLines(pieces, WIDTH).map(({ text }) => text);
}

describe('what stands above, below or in a line', () => {
  it('is told by smaller letters that moved', () => {
    const price = [piece('Soup 4', 40, 100, 14), { ...piece('99', 82, 94, 8), width: 9 }, piece('€', 95, 100, 14)];
    expect(textOf(price)).toEqual(['Soup 4.99 €']);
    expect(textOf([piece('H', 40, 100), { ...piece('2', 45, 102, 6), width: 3 }, piece('O', 48, 100)])).toEqual([
      'H₂O',
    ]);
    expect(textOf([piece('120 euros', 40, 100), { ...piece('1)', 86, 96, 6), width: 5 }])).toEqual(['120 euros (1)']);
  });

  it('is no small print beside large letters, nor a word in small capitals', () => {
    expect(textOf([piece('Now', 40, 100, 20), piece('per month', 75, 100, 8)])).toEqual(['Now per month']);
    expect(textOf([piece('T', 40, 100, 12), { ...piece('ENTS', 46, 100, 9), width: 20 }])).toEqual(['TENTS']);
  });

  it('is a word whose letters stand apart', () => {
    expect(textOf([piece('S A L E', 40, 100), piece('E N D S', 90, 100)])).toEqual(['SALE ENDS']);
    for (const list of ['points a b c', 'Vitamin A B C']) expect(textOf([piece(list, 40, 100)])).toEqual([list]);
  });
});

it('leaves out a line that is crossed out as a whole', () => {
  expect(textOf([{ ...piece('Closed on Monday', 40, 100), isStruck: true }, piece('Open', 40, 120)])).toEqual(['Open']);
});

describe('struckPieces', () => {
  const price = { ...piece('Day pass: 29 euros', 40, 300, 12), width: 104 };
  const through = (y: number, from = 97, to = 145) => struckPieces([price], [{ from, to, y }]);

  it('marks what a line is drawn through, to the edges of words', () => {
    expect(through(296).map(({ text, isStruck = false }) => [text, isStruck])).toEqual([
      ['Day pass: ', false],
      ['29 euros', true],
    ]);
  });

  it('leaves alone what is underlined, overlined, or stands beside the rule of a table', () => {
    for (const y of [301, 302, 290]) expect(through(y)).toEqual([price]);
    expect(through(296, 0, 500)).toEqual([price]);
    expect(through(296, 150, 190)).toEqual([price]);
  });
});

describe('a hyphen at the end of a line', () => {
  const rule = createHyphenRule(
    pdfLines([piece('A well-known e-mail for the goldsmith of Baden-Baden', 40, 100)], WIDTH),
  );
  it.each([
    ['the well-', 'known gate', true],
    ['a self-', 'service locker', true],
    ['by e-', 'mail', true],
    ['the gold-', 'smith', false],
    ['a high-', 'er price', false],
    ['the deli-', 'very fee', false],
    ['a num-', '9', false],
  ])('"%s" "%s"', (line, next, keeps) => {
    expect(rule(line, next)).toBe(keeps);
  });
});
