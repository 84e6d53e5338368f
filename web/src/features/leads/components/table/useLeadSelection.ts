import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useState } from 'react';
import { selectedIds } from '#web/components/ui/selectedIds.ts';

interface LeadSelection {
  model: GridRowSelectionModel;
  change: (model: GridRowSelectionModel) => void;
  /** The selected rows, without those that are gone. */
  ids: readonly string[];
}

const NOTHING: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** Which rows of a page are selected. `listKey` names the list that is shown: another one begins with nothing selected. */
export function useLeadSelection(rows: readonly { id: string }[], listKey: string): LeadSelection {
  const [{ model, ofList }, setSelection] = useState({ model: NOTHING, ofList: listKey });
  const current = ofList === listKey ? model : NOTHING;
  return {
    model: current,
    change: (next) => setSelection({ model: next, ofList: listKey }),
    ids: selectedIds(current, rows),
  };
}
