/** Maximum characters of a column's name or of a key that each piece of a row repeats: more would leave no room for the cells. */
export const NAME_CHARACTERS = 100;
const SEPARATOR = ' | ';

export interface NamedCell {
  name: string;
  cell: string;
}

function labelled({ name, cell }: NamedCell): string {
  return name === '' ? cell : `${name}: ${cell}`;
}

/** A row as lines of at most `max` characters that each begin with its key: the first `keys` cells. */
export function rowLines(cells: readonly NamedCell[], keys: number, max: number): string[] {
  if (cells.length === 0) return [];
  const whole = cells.map(labelled).join(SEPARATOR);
  // A single cell without a column's name is plain text: splitText cuts it.
  const isText = cells.length === 1 && cells[0]?.name === '';
  if (whole.length <= max || isText) return [whole];
  const key = cells.slice(0, keys);
  const start = key.map((each) => labelled({ ...each, cell: each.cell.slice(0, NAME_CHARACTERS) })).join(SEPARATOR);
  const rest = key.some(({ cell }) => cell.length > NAME_CHARACTERS) ? cells : cells.slice(keys);
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
  const whole = labelled({ name, cell });
  if (whole.length <= max) return [whole];
  const room = Math.max(1, max - labelled({ name, cell: '' }).length);
  const pieces = cell.match(new RegExp(`\\S[\\s\\S]{0,${room - 1}}(?=\\s|$)|\\S[\\s\\S]{0,${room - 1}}`, 'gu')) ?? [];
  return pieces.map((piece) => labelled({ name, cell: piece }));
}
