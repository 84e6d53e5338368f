import { describe, expect, it } from 'vitest';
import { plainCell, safeCell } from './safeCell.ts';

const FORMULAS = [
  '=HYPERLINK("http://evil.example","click")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  "'=1",
];

describe('safeCell', () => {
  it.each(FORMULAS)('makes %j text', (formula) => {
    expect(safeCell(formula)).toBe(`'${formula}`);
  });

  it.each(['Where is my parcel?', '9.90 euros', "'quoted'", '', '1-2 days'])('leaves %j alone', (text) => {
    expect(safeCell(text)).toBe(text);
  });

  it.each([...FORMULAS, 'plain', "'plain", "''=1", ''])('is undone by plainCell: %j', (text) => {
    expect(plainCell(safeCell(text))).toBe(text);
  });
});
