import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { readAll } from '#web/lib/firestore/readAll.ts';
import { selectedIds } from '#web/components/table/selectedIds.ts';

interface SourceSelectionOptions {
  query: QuerySpec;
  rows: readonly Stored<Source>[];
  /** On all pages; undefined where that is not known. */
  total: number | undefined;
  /** Names the list that is shown: another one begins with nothing selected. */
  listKey: string;
  /** Called once the sources to delete are known. */
  onDelete: (sources: readonly Stored<Source>[]) => void;
}

interface SourceSelection {
  model: GridRowSelectionModel;
  change: (model: GridRowSelectionModel) => void;
  selected: number;
  selectable: number | undefined;
  selectAll: () => void;
  isBusy: boolean;
  /** Asks for the deletion of what is selected. */
  requestDelete: () => void;
}

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** Selection of sources: some of a page, or all of the list on all its pages. */
export function useSourceSelection(options: SourceSelectionOptions): SourceSelection {
  const { query, rows, total, listKey, onDelete } = options;
  const t = useTranslate();
  const [{ model, isAll, ofList }, setSelection] = useState({ model: NOTHING, isAll: false, ofList: listKey });
  const isCurrent = ofList === listKey;
  const chosen = isCurrent ? selectedIds(model, rows) : [];
  const hasWholePage = rows.length > 0 && chosen.length === rows.length;
  const everywhere = isCurrent && isAll && hasWholePage && total !== undefined ? total : undefined;

  const { isBusy, run } = useAction(async () => {
    onDelete(
      everywhere === undefined ? rows.filter(({ id }) => chosen.includes(id)) : await readAll(query, sourceSchema),
    );
  }, t('sources.deleteFailed'));

  return {
    model: isCurrent ? model : NOTHING,
    change: (next) => setSelection({ model: next, isAll: false, ofList: listKey }),
    selected: everywhere ?? chosen.length,
    selectable:
      everywhere === undefined && hasWholePage && total !== undefined && total > rows.length ? total : undefined,
    selectAll: () => setSelection({ model, isAll: true, ofList: listKey }),
    isBusy,
    requestDelete: () => run(),
  };
}
