import { splitSentences } from '../../../kernel/text/splitSentences.ts';

/** Items and columns of a table, as a list. */
export interface List {
  /** The first cells of its rows, in order. */
  items: readonly string[];
  /** The names of its columns, the one of those cells first. */
  columns: readonly string[];
}

const CELL = /^([^:|]{1,100}): (.+)$/;
/** Longer cells are no names of things. */
const MAX_ITEM = 40;
/** Fewer rows make no list. */
const MIN_ITEMS = 3;

/** The tables of a passage as lists of what their rows are about. Rows of one table stand together and begin with the same column. */
export function listsIn(text: string): List[] {
  const lists: { items: string[]; columns: Set<string> }[] = [];
  let column: string | undefined;
  for (const line of splitLines(text)) {
    const cells = line.split(' | ').map((cell) => CELL.exec(cell));
    const [, name, item = ''] = cells.length > 1 ? (cells[0] ?? []) : [];
    const list =
      name === undefined ? undefined : name === column ? lists.at(-1) : { items: [], columns: new Set([name]) };
    if (list !== undefined && name !== column) lists.push(list);
    column = name;
    if (list === undefined) continue;
    if (!list.items.includes(item)) list.items.push(item);
    for (const cell of cells) if (cell?.[1] !== undefined) list.columns.add(cell[1]);
  }
  return lists
    .filter(({ items }) => items.length >= MIN_ITEMS && items.every((item) => item.length <= MAX_ITEM))
    .map(({ items, columns }) => ({ items, columns: [...columns] }));
}

/** A row is one line, whatever sentences its cells have. */
function splitLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.includes(' | ') ? [line] : splitSentences(line)));
}
