import { describe, expect, it } from 'vitest';
import { detectDelimiter } from './detectDelimiter.ts';
import { parseCsv } from './parseCsv.ts';

const cells = (text: string) => parseCsv(text, ',').records.map((record) => record.cells);

describe('parseCsv', () => {
  it.each([['a,b\r\nc,d\r\n'], ['a,b\nc,d'], ['a,b\rc,d\r'], ['\uFEFFa,b\n\n\nc,d\n'], ['"a","b"\n"c","d"']])(
    'reads two records from %j',
    (text) => {
      expect(cells(text)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
    },
  );

  it('keeps delimiters, line breaks and quotes inside quotes', () => {
    expect(cells('"a, b","say ""hi""","two\r\nlines"')).toEqual([['a, b', 'say "hi"', 'two\nlines']]);
  });

  it('keeps quotes in the middle of a cell and empty cells', () => {
    expect(cells('5" pipe,,x,')).toEqual([['5" pipe', '', 'x', '']]);
  });

  it('knows in which line a record begins, also behind cells of several lines', () => {
    const { records } = parseCsv('a,"1\r\n2\n3"\n\nb,c\n', ',');
    expect(records.map(({ line }) => line)).toEqual([1, 5]);
  });

  it('says where a quote is never closed', () => {
    const { records, unclosedLine } = parseCsv('a,b\n\nc,"d\ne,f', ',');
    expect(records).toEqual([{ line: 1, cells: ['a', 'b'] }]);
    expect(unclosedLine).toBe(3);
    expect(parseCsv('a,b', ',').unclosedLine).toBeUndefined();
  });

  it('reads nothing from nothing', () => {
    expect(cells('')).toEqual([]);
    expect(cells('\n , \n')).toEqual([]);
  });
});

describe('detectDelimiter', () => {
  it.each([
    ['question,answer\na;b;c;d', ','],
    ['Frage;Antwort', ';'],
    ['question\tanswer, with a comma\tmore', '\t'],
    ['"a,b,c";d', ';'],
    ['\n\nFrage;Antwort', ';'],
    ['alone', ','],
    ['', ','],
  ])('finds that of %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });
});
