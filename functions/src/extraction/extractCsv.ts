import { type Options, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { decodeText } from './decodeText.ts';
import { createFuel, type Fuel } from './fuel/createFuel.ts';
import { READING_LIMITS } from './fuel/READING_LIMITS.ts';
import type { Section } from './section.ts';
import { plainCells } from './tables/TableCell.ts';
import { tableLines } from './tables/tableLines.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines that are looked at to find the delimiter. */
const SAMPLE_LINES = 20;
const rowsSchema = z.array(z.array(z.string()));

/** The table of a CSV file, row by row. The delimiter is found out. Throws `file-too-complex`. */
export function extractCsv(bytes: Uint8Array, fuel: Fuel = createFuel(READING_LIMITS.csv)): Section[] {
  const text = decodeText(bytes);
  const rows = rowsOf(text, {
    delimiter: delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: READING_LIMITS.csv.rows + 1,
  });
  fuel.use('rows', rows.length);
  const cells = rows.map((row) => plainCells(row));
  return [{ headings: [], page: null, text: tableLines(cells, { fuel, hasTitles: true }).join('\n\n') }];
}

/** A quote that never ends would swallow the rest of the file: such a file is read as if quotes meant nothing. */
function rowsOf(text: string, options: Options): string[][] {
  try {
    return rowsSchema.parse(parse(text, options));
  } catch {
    return rowsSchema.parse(parse(text, { ...options, quote: null }));
  }
}

/** The character that cuts the first lines into the same number of cells, and into most. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 50_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return { delimiter, score: usual * counts.filter((count) => count === usual).length };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best), { delimiter: ',', score: 0 }).delimiter;
}
