import { languageOfDocument } from '../text/languageOfDocument.ts';
import { csvDelimiter } from './csvDelimiter.ts';
import { csvRows } from './csvRows.ts';
import { csvSeparatorLine } from './csvSeparatorLine.ts';
import { decodeText } from './decodeText.ts';
import { createFuel, type Fuel } from './fuel/createFuel.ts';
import { READING_LIMITS } from './fuel/READING_LIMITS.ts';
import type { Section } from './section.ts';
import { plainCells } from './tables/TableCell.ts';
import { sheetLines } from './tables/sheetLines.ts';

/**
 * The table of a CSV file, row by row. Throws `file-too-complex`.
 * @param delimiter What stands between its cells, where somebody knows it: otherwise it is found out.
 */
export function extractCsv(
  bytes: Uint8Array,
  fuel: Fuel = createFuel(READING_LIMITS.csv),
  delimiter?: string,
): Section[] {
  const text = decodeText(bytes);
  const table = csvSeparatorLine(text)?.rest ?? text;
  const rows = csvRows(table, delimiter ?? csvDelimiter(text), READING_LIMITS.csv.rows + 1);
  fuel.use('rows', rows.length);
  const cells = rows.map((row) => plainCells(row));
  const language = languageOfDocument(text);
  return [{ headings: [], page: null, text: sheetLines(cells, { language, fuel }).join('\n\n') }];
}
