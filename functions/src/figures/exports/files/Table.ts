/** Content of a cell. Null: nothing. */
export type Cell = string | number | boolean | null;

export type Row = Readonly<Record<string, Cell>>;

/** Rows as they come, each with a cell for every column. */
export interface Table {
  columns: readonly string[];
  rows: AsyncIterable<Row>;
}
