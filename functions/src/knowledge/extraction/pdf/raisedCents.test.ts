import { describe, expect, it } from 'vitest';
import type { PdfPiece } from './PdfLine.ts';
import { raisedCents } from './raisedCents.ts';

/** Numbers with two raised digits behind each, a line for each. */
function raised(...written: readonly (readonly [number: string, digits: string])[]): PdfPiece[] {
  return written.flatMap(([number, digits], row) => {
    const width = number.length * 6;
    const y = 100 + row * 20;
    return [
      { text: number, x: 200, y, width, height: 12 },
      { text: digits, x: 200 + width, y: y - 4, width: 8, height: 7 },
    ];
  });
}

const textsOf = (pieces: readonly PdfPiece[], language: 'de' | 'en' = 'en') =>
  raisedCents(pieces, language).map(({ text }) => text);

describe('raisedCents', () => {
  it('are part of their number where one is a double zero, or three end like prices', () => {
    expect(textsOf(raised(['Onion tart 13', '00'], ['4', '50']))).toEqual(['Onion tart 13.00', '4.50']);
    expect(textsOf(raised(['5', '90'], ['6', '40'], ['7', '15']), 'de')).toEqual(['5,90', '6,40', '7,15']);
    expect(raisedCents(raised(['9', '00']), 'en')).toMatchObject([{ x: 200, width: 14, y: 100, height: 12 }]);
  });

  it('are exponents or the numbers of notes anywhere else', () => {
    for (const pair of [
      ['10', '23'],
      ['350', '12'],
      ['4', '50'],
    ] as const)
      expect(textsOf(raised(pair))).toEqual(pair);
    expect(textsOf(raised(['120', '11'], ['95', '12'], ['80', '13']))).toHaveLength(6);
    expect(textsOf(raised(['1.5', '00']))).toEqual(['1.5', '00']);
  });

  it('stand close to their number, smaller and higher', () => {
    const [number, digits] = raised(['13', '00']);
    if (number === undefined || digits === undefined) throw new Error('no pieces');
    for (const change of [{ x: 240 }, { height: 12 }, { y: 100 }, { y: 80 }])
      expect(raisedCents([number, { ...digits, ...change }], 'en')).toHaveLength(2);
  });
});
