/** Figures in rows and columns, as a picture shows them. */
export interface Grid {
  /** Heads of the figures' columns; none where it has none. */
  columns: readonly string[];
  rows: readonly {
    label: string;
    /** Each with how strong its ground is, 0 to 1. */
    cells: readonly { text: string; strength: number }[];
    /** The length of the bar below the label, 0 to 1; absent where there is none. */
    bar?: number;
  }[];
}

interface Style {
  ink: string;
  /** Of grounds and bars. */
  colour: string;
  font: string;
  /** The strongest ground's opacity, 0 to 1. */
  strongest: number;
}

const LABEL_WIDTH = 280;
const ROW_HEIGHT = 36;
const HEAD_HEIGHT = 24;
/** Few columns are wide enough for a number in full. */
const NARROW = 34;
const WIDE = 80;
const FEW_COLUMNS = 4;
const GAP = 2;
const BAR_HEIGHT = 6;

function cellWidthOf({ rows }: Grid): number {
  return (rows[0]?.cells.length ?? 0) > FEW_COLUMNS ? NARROW : WIDE;
}

/** Size of a grid's picture, in screen pixels. */
export function gridSize(grid: Grid): { width: number; height: number } {
  const { rows, columns } = grid;
  const head = columns.length === 0 ? 0 : HEAD_HEIGHT;
  return {
    width: LABEL_WIDTH + (rows[0]?.cells.length ?? 0) * cellWidthOf(grid),
    height: head + rows.length * ROW_HEIGHT,
  };
}

/** Draws a grid from (0, 0) on. */
export function drawGrid(context: CanvasRenderingContext2D, grid: Grid, style: Style): void {
  const { columns, rows } = grid;
  const width = cellWidthOf(grid);
  const head = columns.length === 0 ? 0 : HEAD_HEIGHT;
  const write = (text: string, left: number, top: number) => {
    context.fillStyle = style.ink;
    context.fillText(text, left, top);
  };
  context.font = `13px ${style.font}`;
  context.textAlign = 'center';
  for (const [index, column] of columns.entries()) write(column, LABEL_WIDTH + (index + 0.5) * width, 14);
  for (const [index, { label, cells, bar }] of rows.entries()) {
    const top = head + index * ROW_HEIGHT;
    context.textAlign = 'left';
    write(label, 0, top + 18);
    context.fillStyle = style.colour;
    if (bar !== undefined) context.fillRect(0, top + 24, bar * (LABEL_WIDTH - WIDE / 2), BAR_HEIGHT);
    context.textAlign = 'center';
    for (const [at, { text, strength }] of cells.entries()) {
      const left = LABEL_WIDTH + at * width;
      context.globalAlpha = style.strongest * strength;
      context.fillStyle = style.colour;
      context.fillRect(left, top, width - GAP, ROW_HEIGHT - GAP);
      context.globalAlpha = 1;
      write(text, left + width / 2, top + 22);
    }
  }
}
