import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { selectedOverPages } from './selectedOverPages.ts';

interface LeadSelection {
  model: GridRowSelectionModel;
  change: (model: GridRowSelectionModel) => void;
  clear: () => void;
  /** The selected leads, of all pages. */
  ids: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Selected leads, over all pages. `listKey` names the list that is shown: another one begins with nothing selected. */
export function useLeadSelection(rows: readonly { id: string }[], listKey: string): LeadSelection {
  const [{ selected, ofList }, setSelection] = useState({ selected: NOTHING, ofList: listKey });
  const ids = ofList === listKey ? selected : NOTHING;
  const model = useMemo(() => ({ type: 'include', ids: new Set<string>(ids) }) as const, [ids]);
  const select = (next: readonly string[]) => setSelection({ selected: next, ofList: listKey });
  return {
    model,
    ids,
    change: (next) => select(selectedOverPages(ids, next, rows)),
    clear: () => select(NOTHING),
  };
}
