import type { TableCell } from '../../tables/TableCell.ts';
import { anyOf } from '../../../../kernel/vocabulary/anyOf.ts';

const MOST_HEADERS = 3;
/** A number with its sign, its currency or its unit: nothing that names a column. */
const CLOCK = anyOf(({ amounts }) => amounts.clock);
const FIGURE = new RegExp(
  String.raw`^\W*\d[\d.,:'’\s/–-]*(?:€|£|\$|%|EUR|USD|GBP|CHF|Euros?|min\.?|${CLOCK}|h|[ap]\.?m\.?|kg|g|km|c?m|mm|[mk]?W|°C?|m²|l)?\W*$`,
  'i',
);

/**
 * Number of rows at the top of a table that name its columns: all but the first have a name, above figures, or above three
 * columns or more. 0 if this does not show.
 */
export function headerCount(rows: readonly (readonly TableCell[])[]): number {
  const grid = rows.map((row) =>
    row.flatMap(({ runs, columns = 1 }) =>
      Array.from({ length: columns }, () => runs.map(({ text }) => text).join('')),
    ),
  );
  const width = grid[0]?.length ?? 0;
  const figures = grid.findIndex((row) => row.some((text) => /\d/.test(text)));
  const count = figures === 0 ? Number(namesFigures(grid)) : Math.min(figures < 0 ? 1 : figures, MOST_HEADERS);
  const [headers, body] = [grid.slice(0, count), grid.slice(count)];
  const isNamed = Array.from({ length: width }, (_, column) => column).every(
    (column) => column === 0 || headers.some((row) => (row[column] ?? '') !== ''),
  );
  const isFilled = width > 2 || body.every((row) => row.slice(1).some((text) => /\d/.test(text)));
  return body.length > 0 && isNamed && isFilled ? count : 0;
}

/** True if words with figures ("3 days") are above columns of figures alone, of which there are at least two. */
function namesFigures([first = [], ...body]: readonly (readonly string[])[]): boolean {
  const ofFigures = first.filter((name, column) => {
    const filled = body.map((row) => row[column] ?? '').filter((text) => text !== '');
    return column > 0 && filled.length > 0 && /\p{L}{2}/u.test(name) && filled.every((text) => FIGURE.test(text));
  });
  const others = first.slice(1).some((name) => FIGURE.test(name));
  return body.length > 1 && ofFigures.length >= 2 && !others;
}
