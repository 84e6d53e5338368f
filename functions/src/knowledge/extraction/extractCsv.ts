import {
  SEPARATOR_SIGNS,
  type Separator,
  SEPARATORS,
  type UsedSeparator,
} from '@parlance/domain/spreadsheet/separators';
import { languageOfDocument } from '../../kernel/text/languageOfDocument.ts';
import { csvDelimiter } from './csvDelimiter.ts';
import { csvRows } from './csvRows.ts';
import { csvSeparatorLine } from './csvSeparatorLine.ts';
import { decodeText } from './decodeText.ts';
import { createFuel, type Fuel } from './fuel/createFuel.ts';
import { READING_LIMITS } from './fuel/READING_LIMITS.ts';
import type { Section } from './section.ts';
import { plainCells } from './tables/TableCell.ts';
import { sheetLines } from './tables/sheetLines.ts';

interface CsvText {
  sections: Section[];
  /** Separator between the cells. */
  separator: UsedSeparator;
}

/**
 * The table of a CSV file, row by row. Throws `file-too-complex`.
 * @param chosen What stands between its cells, where somebody has said it: otherwise it is found out. A line that says it is no text either way.
 */
export function extractCsv(
  bytes: Uint8Array,
  fuel: Fuel = createFuel(READING_LIMITS.csv),
  chosen: Separator | null = null,
): CsvText {
  const text = decodeText(bytes);
  const table = csvSeparatorLine(text)?.rest ?? text;
  const delimiter = chosen === null ? csvDelimiter(text) : SEPARATOR_SIGNS[chosen];
  const rows = csvRows(table, delimiter, READING_LIMITS.csv.rows + 1);
  fuel.use('rows', rows.length);
  const cells = rows.map((row) => plainCells(row));
  const language = languageOfDocument(text);
  const lines = sheetLines(cells, { language, fuel });
  return { sections: [{ headings: [], page: null, text: lines.join('\n\n') }], separator: nameOf(delimiter) };
}

function nameOf(delimiter: string | null): UsedSeparator {
  if (delimiter === null) return 'none';
  return SEPARATORS.find((name) => SEPARATOR_SIGNS[name] === delimiter) ?? 'other';
}
