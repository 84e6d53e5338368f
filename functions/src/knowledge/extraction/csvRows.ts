import { type Options, parse } from 'csv-parse/sync';
import * as z from 'zod';

/** Stands in no text that was decoded. */
const NO_DELIMITER = '\u0000';
const rowsSchema = z.array(z.array(z.string()));

/**
 * The first rows of a CSV file, without empty lines. A quote that never ends would swallow the rest of the file: such a file is read as if
 * quotes meant nothing.
 * @param delimiter Null for a file of one column.
 */
export function csvRows(text: string, delimiter: string | null, rows: number): string[][] {
  const options: Options = {
    delimiter: delimiter ?? NO_DELIMITER,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: rows,
  };
  try {
    return rowsSchema.parse(parse(text, options));
  } catch {
    return rowsSchema.parse(parse(text, { ...options, quote: null }));
  }
}
