import type { Place } from './layOut.ts';
import { NAME_CHARACTERS, type NamedCell } from './rowLines.ts';

interface ColumnNames {
  /** Of each column, from the outermost header to the innermost ("Summer, Double"), cut where they would leave no room for the cells. */
  names: string[];
  /** Names that no cell is said with, and those that were cut. */
  lost: NamedCell[];
}

/** The names of a table's columns. A cell of a header that is empty beside a filled one goes on with its name, where there is another row of headers. */
export function columnNames(headers: readonly (readonly Place[])[], body: readonly (readonly Place[])[]): ColumnNames {
  const filled = headers.map((row, index) =>
    index < headers.length - 1 ? filledForward(row, headers.slice(index + 1)) : row.map(({ text }) => text),
  );
  const width = headers[0]?.length ?? 0;
  const whole = Array.from({ length: width }, (_, column) => {
    const parts = filled.map((row) => row[column] ?? '').filter((part) => part !== '');
    return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
  });
  const used = new Set(body.flatMap((row) => row.flatMap(({ text }, column) => (text === '' ? [] : [column]))));
  const lost = whole.filter((name, column) => name.length > NAME_CHARACTERS || (name !== '' && !used.has(column)));
  return { names: whole.map((name) => name.slice(0, NAME_CHARACTERS)), lost: lost.map((cell) => ({ name: '', cell })) };
}

function filledForward(row: readonly Place[], below: readonly (readonly Place[])[]): string[] {
  let last = '';
  return row.map(({ text }, column) => {
    if (text !== '') last = text;
    return below.some((each) => each[column]?.text !== '') ? last : text;
  });
}
