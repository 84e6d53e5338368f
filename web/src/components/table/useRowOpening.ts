import type { DataGridProps, GridValidRowModel } from '@mui/x-data-grid';
import { type MouseEvent as ReactMouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isOnControl } from '#web/lib/browser/isOnControl.ts';
import type { RowTarget } from './RowTarget.ts';

interface RowOpening<R extends GridValidRowModel> {
  grid: Pick<DataGridProps<R>, 'onRowClick' | 'onCellKeyDown'>;
  /** For the element of each row. */
  row: { onAuxClick?: (event: ReactMouseEvent<HTMLElement>) => void };
}

const NOTHING = { grid: {}, row: {} };

const MIDDLE_BUTTON = 1;

/** True where a click, or the key Enter, asks for a new tab, as it does on a link. */
function wantsNewTab({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean {
  return ctrlKey || metaKey;
}

/**
 * Has the grid's rows open what they stand for: by a click anywhere but on a control, by Enter on a cell, and what has an address
 * in a new tab too, by the middle button or with Ctrl. `targetOf` is undefined where rows open nothing.
 */
export function useRowOpening<R extends GridValidRowModel & { id: string }>(
  rows: readonly R[],
  targetOf: ((row: R) => RowTarget | undefined) | undefined,
): RowOpening<R> {
  const navigate = useNavigate();
  return useMemo(() => {
    if (targetOf === undefined) return NOTHING;
    const rowOf = (id: unknown) => rows.find((row) => row.id === id);
    const open = (row: R | undefined, isNewTab: boolean) => {
      const target = row && targetOf(row);
      if (target?.kind === 'address' && isNewTab) window.open(target.to, '_blank', 'noopener');
      else if (target?.kind === 'address') void navigate(target.to);
      else target?.run();
    };
    return {
      grid: {
        onRowClick: ({ id }, event) => {
          const isSelecting = window.getSelection()?.type === 'Range';
          if (!isOnControl(event.target) && !isSelecting) open(rowOf(id), wantsNewTab(event));
        },
        onCellKeyDown: ({ id }, event) => {
          if (event.key === 'Enter' && !isOnControl(event.target)) open(rowOf(id), wantsNewTab(event));
        },
      },
      row: {
        onAuxClick: (event) => {
          const row = rowOf(event.currentTarget.dataset['id']);
          if (row === undefined || event.button !== MIDDLE_BUTTON || isOnControl(event.target)) return;
          if (targetOf(row)?.kind === 'address') open(row, true);
        },
      },
    };
  }, [rows, targetOf, navigate]);
}
