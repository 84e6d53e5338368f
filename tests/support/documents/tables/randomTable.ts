/** A cell of a drawn table, at the place where it begins. */
export interface DrawnCell {
  text: string;
  columns: number;
  rows: number;
}

/** A table with cells that cover others; null where a place is covered. */
export interface DrawnTable {
  headers: (DrawnCell | null)[][];
  body: (DrawnCell | null)[][];
  /** Text of each row, every cell with all of its headers. */
  says: string[];
}

/** Numbers from 0 to 1 that a seed determines: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const GROUPS = ['Summer', 'Winter', 'Weekend'];
const NAMES = ['Single', 'Double', 'Family', 'Suite', 'Tent', 'Cabin'];
const KINDS = ['Garden', 'Seaside', 'Forest'];

/**
 * A price list: kinds that cover rows, prices that cover columns, and one or two rows of headers.
 * @param isPlain No cell of the body covers others.
 */
export function randomTable(seed: number, isPlain = false): DrawnTable {
  const random = randomOf(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const groups = 1 + upTo(3);
  const hasGroups = random() < 0.5;
  const values = hasGroups ? groups * 2 : 1 + upTo(4);
  const cell = (text: string, columns = 1, rows = 1): DrawnCell => ({ text, columns, rows });

  const names = Array.from({ length: values }, (_, index) => NAMES[index % NAMES.length] ?? '');
  const keys = ['Kind', 'House'];
  const lowest = [...keys.map((key) => cell(key)), ...names.map((name) => cell(name))];
  const upper = [
    ...keys.map((key) => cell(key, 1, 2)),
    ...Array.from({ length: groups }, (_, index) => [cell(GROUPS[index] ?? '', 2), null]).flat(),
  ];
  const headers = hasGroups ? [upper, [null, null, ...lowest.slice(2)]] : [lowest];
  const titles = names.map((name, index) => (hasGroups ? `${GROUPS[Math.floor(index / 2)] ?? ''}, ${name}` : name));

  const body: (DrawnCell | null)[][] = [];
  const says: string[] = [];
  for (let kind = 0; kind < 1 + upTo(3); kind += 1) {
    const rows = isPlain ? 1 : 1 + upTo(3);
    for (let row = 0; row < rows; row += 1) {
      const house = `House ${body.length + 1}`;
      const drawn: (DrawnCell | null)[] = [row === 0 ? cell(KINDS[kind] ?? '', 1, rows) : null, cell(house)];
      const said = [`Kind: ${KINDS[kind] ?? ''}`, `House: ${house}`];
      for (let column = 0; column < values; column += 1) {
        const price = `${20 + upTo(180)} €`;
        const width = column + 1 < values && !isPlain && random() < 0.2 ? 2 : 1;
        drawn.push(cell(price, width), ...(width === 2 ? [null] : []));
        said.push(...titles.slice(column, column + width).map((title) => `${title}: ${price}`));
        column += width - 1;
      }
      body.push(drawn);
      says.push(said.join(' | '));
    }
  }
  return { headers, body, says };
}
