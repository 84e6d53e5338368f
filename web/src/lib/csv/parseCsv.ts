import { parse } from 'csv-parse/browser/esm/sync';
import * as z from 'zod';
import type { Delimiter } from './detectDelimiter.ts';

interface CsvRecord {
  /** First line of the record in the file, from 1. */
  line: number;
  cells: readonly string[];
}

interface CsvFile {
  records: readonly CsvRecord[];
  /** The first line of a record whose quote is never closed. The rest of the file belongs to it and is not read. */
  unclosedLine: number | undefined;
}

const parsedSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function countLines(text: string): number {
  return text.split('\n').length;
}

/**
 * The records of a CSV file by RFC 4180: quoted cells may hold delimiters, line breaks and doubled quotes. Lines may end with
 * CRLF, LF or CR; in cells they end with LF. Empty lines are left out.
 */
export function parseCsv(file: string, delimiter: Delimiter): CsvFile {
  const text = file.replace(/\r\n?/g, '\n');
  let unclosedLine: number | undefined;
  const parsed = parse(text, {
    delimiter,
    bom: true,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    info: true,
    raw: true,
    on_skip: (_error, rest = '') => {
      unclosedLine = countLines(text) - countLines(rest) + 1;
      return undefined;
    },
  });
  const records = parsedSchema.parse(parsed).map(({ record, info }) => ({
    // The parser counts up to the end of a record.
    line: info.lines - countLines(record.join('')) + 1,
    cells: record,
  }));
  return { records, unclosedLine };
}
