import { describe, expect, it } from 'vitest';
import { parseCsv } from '#web/lib/csv/parseCsv.ts';
import { plainCell } from '@parlance/domain/spreadsheet/safeCell';
import { writeCsv } from '#web/lib/csv/writeCsv.ts';

const ROWS = [
  ['question', 'answer'],
  ['What is "new", and what is not?', 'One\nTwo; three'],
  ['=1+1', " 'spaces' "],
];

describe('writeCsv', () => {
  it('begins with a byte order mark and ends every line with CRLF', () => {
    expect(writeCsv([['a', 'b']], ',')).toBe('\uFEFFa,b\r\n');
  });

  it('makes text of what a spreadsheet would run', () => {
    expect(writeCsv([['=1+1', '@SUM(A1)']], ';')).toBe("\uFEFF'=1+1;'@SUM(A1)\r\n");
  });

  it.each([',', ';', '\t'] as const)('is read back as it was, with %j', (delimiter) => {
    const { records } = parseCsv(writeCsv(ROWS, delimiter), delimiter);
    expect(records.map(({ cells }) => cells.map(plainCell))).toEqual(ROWS);
  });
});
