import { LIMITS } from '@parlance/domain/limits';
import { createFuel, type Fuel } from './fuel/createFuel.ts';

/** So much of a column's name or of a key is repeated with every piece of a row: more would leave no room for the cells. */
const NAME_CHARACTERS = 100;
const SEPARATOR = ' | ';

/**
 * A table as one line per row, each cell with its column's name ("Size: M | Chest: 96 cm"), so that no row loses its
 * header wherever the text is cut. The first row is the header; names of columns without a cell, and those that are cut,
 * come first. A row of more than `max` characters becomes several lines that each begin with its first cell, the row's key.
 * Throws `file-too-complex` where so many names are repeated that the text grows beyond what a file's may.
 */
export function tableRows(
  rows: readonly (readonly string[])[],
  fuel: Fuel = createFuel({}),
  max: number = LIMITS.chunkCharacters,
): string[] {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const [header, ...body] = clean;
  if (header === undefined) return [];
  if (body.length === 0) return [header.filter((cell) => cell !== '').join(SEPARATOR)].filter((line) => line !== '');
  const names = header.map((name) => name.slice(0, NAME_CHARACTERS));
  const used = new Set(body.flatMap((row) => row.flatMap((cell, column) => (cell === '' ? [] : [column]))));
  const isLost = (name: string, column: number): boolean =>
    name.length > NAME_CHARACTERS || (name !== '' && !used.has(column));
  const lost = header.filter(isLost).map((cell) => ({ name: '', cell }));
  let characters = 0;
  const lines = body.flatMap((row) => {
    const cells = row.map((cell, column) => ({ name: names[column] ?? '', cell })).filter(({ cell }) => cell !== '');
    const own = linesOf(cells, max);
    characters += own.reduce((sum, line) => sum + line.length, 0);
    fuel.reach('characters', characters);
    return own;
  });
  return [...linesOf(lost, max), ...lines];
}

interface NamedCell {
  name: string;
  cell: string;
}

function labelled({ name, cell }: NamedCell): string {
  return name === '' ? cell : `${name}: ${cell}`;
}

function linesOf(cells: readonly NamedCell[], max: number): string[] {
  const whole = cells.map(labelled).join(SEPARATOR);
  const [key, ...others] = cells;
  if (key === undefined) return [];
  if (whole.length <= max) return [whole];
  const start = labelled({ ...key, cell: key.cell.slice(0, NAME_CHARACTERS) });
  const rest = key.cell.length > NAME_CHARACTERS ? cells : others;
  const lines: string[] = [];
  let line = start;
  for (const cell of rest.flatMap((each) => cutCell(each, max - start.length - SEPARATOR.length))) {
    if (line !== start && line.length + SEPARATOR.length + cell.length > max) {
      lines.push(line);
      line = start;
    }
    line += SEPARATOR + cell;
  }
  return [...lines, line];
}

/** A cell in labelled pieces of at most `max` characters, cut between words where there are any. */
function cutCell({ name, cell }: NamedCell, max: number): string[] {
  const room = Math.max(1, max - labelled({ name, cell: '' }).length);
  const pieces = cell.match(new RegExp(`\\S[\\s\\S]{0,${room - 1}}(?=\\s|$)|\\S[\\s\\S]{0,${room - 1}}`, 'gu')) ?? [];
  return pieces.map((piece) => labelled({ name, cell: piece }));
}
