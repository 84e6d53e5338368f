import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type DataGridProps, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { CellText } from './CellText.tsx';
import type { RowTarget } from './RowTarget.ts';
import { useRowOpening } from './useRowOpening.ts';

const TEXTS = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  de: deDE.components.MuiDataGrid.defaultProps.localeText,
};

/** A row of a table. */
export type TableRowModel = GridValidRowModel & { id: string };

/** `sx` is fixed here: every table looks the same. */
export type DataTableProps<R extends TableRowModel> = Omit<
  DataGridProps<R>,
  'sx' | 'columnVisibilityModel' | 'onRowClick' | 'onCellKeyDown'
> & {
  /** Target that a row opens. Undefined if no row opens anything, or one row does not. */
  targetOf?: ((row: R) => RowTarget | undefined) | undefined;
  /** Columns that phones leave out. */
  wideOnly: readonly string[];
  /** Columns that are left out now on every screen. */
  hidden?: readonly string[];
};

const NONE: readonly string[] = [];
const NO_ROWS: readonly never[] = [];
const MEASURED_MS = 150;

/** Columns of mere text end in an ellipsis. */
function withEllipsis<R extends TableRowModel>(column: GridColDef<R>): GridColDef<R> {
  return column.renderCell === undefined
    ? { ...column, renderCell: ({ formattedValue }) => <CellText text={String(formattedValue ?? '')} /> }
    : column;
}

/**
 * Reports whether the footer is rendered: not before the first rows have been measured, as its position is unknown until then.
 * From then on it stays: it may have the focus.
 */
function useFooter(isWaiting: boolean): boolean {
  const [hasFooter, setHasFooter] = useState(false);
  useEffect(() => {
    if (isWaiting) return undefined;
    // The rows are drawn in one frame and measured in the next; on a busy machine a timer alone would run before either.
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setHasFooter(true), MEASURED_MS);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWaiting]);
  return hasFooter;
}

/** The data grid in our look and the reader's language. */
export function DataTable<R extends TableRowModel>(all: DataTableProps<R>) {
  const { wideOnly, hidden = NONE, targetOf, columns, ...props } = all;
  const { locale } = useLocale();
  const rows = props.rows ?? NO_ROWS;
  const opening = useRowOpening(rows, targetOf);
  const shown = useMemo(() => columns.map(withEllipsis), [columns]);
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  const hasFooter = useFooter(props.loading === true && rows.length === 0);
  const visibility = Object.fromEntries([
    ...wideOnly.map((field) => [field, !isPhone] as const),
    ...hidden.map((field) => [field, false] as const),
  ]);
  return (
    <DataGrid
      disableColumnMenu
      hideFooter={!hasFooter}
      disableRowSelectionOnClick
      hideFooterSelectedRowCount
      pageSizeOptions={[25, 50, 100]}
      initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      slotProps={{
        loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        row: opening.row,
      }}
      {...props}
      columns={shown}
      {...opening.grid}
      columnVisibilityModel={visibility}
      localeText={{ ...TEXTS[locale], ...props.localeText }}
      sx={{
        minHeight: 260,
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'background.paper',
        borderColor: 'divider',
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
        ...(targetOf && { '& .MuiDataGrid-row': { cursor: 'pointer' } }),
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', py: 1.25 },
      }}
    />
  );
}
