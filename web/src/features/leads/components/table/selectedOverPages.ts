import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { LIMITS } from '@parlance/domain/limits';
import { selectedIds } from '#web/components/table/selectedIds.ts';

/**
 * The selected ids once the grid has another selection of the rows that it shows: those of other pages stay. At most as many as can be
 * deleted at once, in the order in which they were selected.
 */
export function selectedOverPages(
  selected: readonly string[],
  shown: GridRowSelectionModel,
  rows: readonly { id: string }[],
): readonly string[] {
  const onPage = new Set(selectedIds(shown, rows));
  const listed = new Set(rows.map(({ id }) => id));
  const kept = selected.filter((id) => onPage.has(id) || !listed.has(id));
  const added = [...onPage].filter((id) => !selected.includes(id));
  return [...kept, ...added].slice(0, LIMITS.leadsPerDelete);
}
