/** Content at a place of a slide. */
export interface SlideBox {
  /** Undefined where the file does not say it. */
  place: Place | undefined;
  blocks: readonly string[];
}

/** Edges in any unit. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type PlacedBox = SlideBox & { place: Place };

/** Longer blocks beside each other are no row. */
const CELL_CHARACTERS = 80;

/**
 * The blocks of a slide as people read it: from the top to the bottom, and from the left to the right where boxes stand beside each other.
 * Short ones beside each other, with a figure, are a row ("Soup | 5 €"). In the order of the file where it does not say all places.
 * @see Nagy and Seth, Hierarchical representation of optically scanned documents (1984): the recursive cut
 */
export function inReadingOrder(boxes: readonly SlideBox[]): string[] {
  const placed = boxes.filter((box): box is PlacedBox => box.place !== undefined);
  if (placed.length < boxes.length) return boxes.flatMap(({ blocks }) => blocks);
  return cut(placed);
}

function cut(boxes: readonly PlacedBox[]): string[] {
  if (boxes.length <= 1) return boxes.flatMap(({ blocks }) => blocks);
  const rows = parted(boxes, 'top', 'bottom');
  if (rows.length > 1) return rows.flatMap(cut);
  const columns = parted(boxes, 'left', 'right');
  if (columns.length > 1) return isRow(columns) ? [textOf(columns)] : columns.flatMap(cut);
  return boxes.toSorted((one, other) => one.place.top - other.place.top).flatMap(({ blocks }) => blocks);
}

/** Boxes in groups between which nothing stands, along one axis. Edges may overlap by a tenth: boxes are larger than their text. */
function parted(boxes: readonly PlacedBox[], start: 'top' | 'left', end: 'bottom' | 'right'): PlacedBox[][] {
  const groups: PlacedBox[][] = [];
  let reached = 0;
  for (const box of boxes.toSorted((one, other) => one.place[start] - other.place[start])) {
    const slack = (box.place[end] - box.place[start]) / 10;
    const group = groups.at(-1);
    if (group === undefined || box.place[start] + slack >= reached) groups.push([box]);
    else group.push(box);
    reached = Math.max(reached, box.place[end]);
  }
  return groups;
}

function isRow(columns: readonly (readonly PlacedBox[])[]): boolean {
  const isShort = columns.every(
    (column) => column.length === 1 && column.every(({ blocks }) => blocks.length === 1 && isCell(blocks[0])),
  );
  return isShort && columns.some((column) => column.some(({ blocks }) => /\d/.test(blocks[0] ?? '')));
}

function isCell(block = ''): boolean {
  return block.length <= CELL_CHARACTERS && !block.includes('\n');
}

function textOf(columns: readonly (readonly PlacedBox[])[]): string {
  return columns.flatMap((column) => column.flatMap(({ blocks }) => blocks)).join(' | ');
}
