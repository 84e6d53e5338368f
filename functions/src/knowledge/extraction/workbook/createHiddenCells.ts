import { isOn } from './readWorkbook.ts';
import type { SheetArea } from './parseAreas.ts';
import type { SheetRow } from './SheetRow.ts';
import type { WorkbookText } from '../numberFormats/WorkbookText.ts';

/** Columns from A to ZZZ, beyond Excel's last. */
const COLUMNS = 26 + 26 ** 2 + 26 ** 3;

/** The rows and columns of a sheet that nobody sees, and the texts in them. */
interface HiddenCells {
  hideRow: (row: number) => void;
  /** By the attributes of their element (`col`). */
  hideColumns: (attributes: Readonly<Record<string, string>>) => void;
  hides: (row: number, column: number) => boolean;
  add: (row: number, column: number, text: WorkbookText) => void;
  /**
   * The rows that people see in their order, and merged cells each from its first place that they see: the text of one that begins in a
   * hidden row or column is shown there.
   */
  showMerged: (rows: readonly SheetRow[], merges: readonly SheetArea[]) => [SheetRow[], SheetArea[]];
  /** Reports whether any text is left that nobody sees. */
  hasText: () => boolean;
}

/** Collects what is hidden while a sheet is read. */
export function createHiddenCells(): HiddenCells {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Uint8Array(COLUMNS + 1);
  const texts = new Map<number, WorkbookText>();
  const keyOf = (row: number, column: number): number => row * COLUMNS + column;
  return {
    hideRow: (row) => hiddenRows.add(row),
    hideColumns({ hidden, min, max }) {
      if (isOn(hidden)) hiddenColumns.fill(1, Number(min) - 1, Math.min(Number(max), COLUMNS));
    },
    hides: (row, column) => hiddenRows.has(row) || hiddenColumns[column] === 1,
    add: (row, column, text) => texts.set(keyOf(row, column), text),
    showMerged(rows, merges) {
      const shown = [...rows];
      const byNumber = new Map(rows.map((row) => [row.number, row]));
      const nextRow = nextShownRows(hiddenRows);
      const nextColumn = nextShownColumns(hiddenColumns);
      const seen = merges.map((merge) => {
        const top = nextRow.get(merge.top) ?? merge.top;
        const left = nextColumn[merge.left] ?? merge.left;
        const key = keyOf(merge.top, merge.left);
        const text = texts.get(key);
        if (text !== undefined && top <= merge.bottom && left <= merge.right) {
          texts.delete(key);
          let row = byNumber.get(top);
          if (row === undefined) {
            row = { number: top, texts: new Map() };
            byNumber.set(top, row);
            shown.push(row);
          }
          row.texts.set(left, text);
        }
        return { ...merge, top, left };
      });
      return [shown.sort((one, other) => one.number - other.number), seen];
    },
    hasText: () => texts.size > 0,
  };
}

/** Of each hidden row: the next one that is not. */
function nextShownRows(hidden: ReadonlySet<number>): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  for (const row of [...hidden].sort((a, b) => b - a)) next.set(row, next.get(row + 1) ?? row + 1);
  return next;
}

/** Of each column: itself, or the next one that is not hidden. */
function nextShownColumns(hidden: Uint8Array): Uint32Array {
  const next = Uint32Array.from(hidden, (_, column) => column);
  for (let column = next.length - 2; column >= 0; column -= 1)
    if (hidden[column] === 1) next[column] = next[column + 1] ?? column + 1;
  return next;
}
