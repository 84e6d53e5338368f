import type { GridRowSelectionModel } from '@mui/x-data-grid';

/** The ids behind a grid's selection, which may be stored as "all but these". Rows that are gone do not count. */
export function selectedIds(selection: GridRowSelectionModel, rows: readonly { id: string }[]): readonly string[] {
  const isIncluded = selection.type === 'include';
  return rows.filter(({ id }) => selection.ids.has(id) === isIncluded).map(({ id }) => id);
}
