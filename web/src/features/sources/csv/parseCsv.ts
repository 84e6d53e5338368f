import type { Delimiter } from './detectDelimiter.ts';

interface CsvRecord {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: readonly string[];
  /** A quote was opened and not closed: the rest of the file went into the last cell. */
  isUnclosed: boolean;
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * The records of a CSV file by RFC 4180: quoted cells may hold delimiters, line breaks and doubled quotes. Lines may end with
 * CRLF, LF or CR. Empty lines are left out.
 */
export function parseCsv(file: string, delimiter: Delimiter): readonly CsvRecord[] {
  const text = file.replace(BYTE_ORDER_MARK, '');
  const records: CsvRecord[] = [];
  let position = 0;
  let line = 1;

  /** A cell in quotes, `position` on its opening one. False when it is not closed. */
  const quoted = (): { cell: string; isClosed: boolean } => {
    let cell = '';
    for (position += 1; position < text.length; position += 1) {
      const sign = text.charAt(position);
      if (sign !== '"') {
        if (isLineEnd(text, position)) line += 1;
        cell += sign;
      } else if (text.charAt(position + 1) === '"') {
        cell += '"';
        position += 1;
      } else {
        position += 1;
        return { cell, isClosed: true };
      }
    }
    return { cell, isClosed: false };
  };
  /** The rest of a cell up to the next delimiter or the end of the line. */
  const plain = (): string => {
    const start = position;
    while (position < text.length && !isCellEnd(text.charAt(position), delimiter)) position += 1;
    return text.slice(start, position);
  };
  const record = (): CsvRecord => {
    const begin = line;
    const cells: string[] = [];
    for (;;) {
      const start = text.charAt(position) === '"' ? quoted() : { cell: '', isClosed: true };
      cells.push(start.cell + plain());
      if (!start.isClosed) return { line: begin, cells, isUnclosed: true };
      if (text.charAt(position) !== delimiter) return { line: begin, cells, isUnclosed: false };
      position += 1;
    }
  };
  while (position < text.length) {
    const found = record();
    if (found.cells.some((cell) => cell.trim() !== '')) records.push(found);
    position += text.startsWith('\r\n', position) ? 2 : 1;
    line += 1;
  }
  return records;
}

function isCellEnd(sign: string, delimiter: Delimiter): boolean {
  return sign === delimiter || sign === '\n' || sign === '\r';
}

/** CRLF counts once, on its LF. */
function isLineEnd(text: string, position: number): boolean {
  return text.charAt(position) === '\n' || (text.charAt(position) === '\r' && text.charAt(position + 1) !== '\n');
}
