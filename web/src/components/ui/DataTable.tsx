import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type DataGridProps, type GridValidRowModel } from '@mui/x-data-grid';
import { deDE, enUS } from '@mui/x-data-grid/locales';
import { useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';

const TEXTS = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  de: deDE.components.MuiDataGrid.defaultProps.localeText,
};

/** `sx` is fixed here: every table looks the same. */
export type DataTableProps<R extends GridValidRowModel> = Omit<DataGridProps<R>, 'sx' | 'columnVisibilityModel'> & {
  /** Columns that phones leave out. */
  wideOnly: readonly string[];
  /** Columns that are left out now on every screen. */
  hidden?: readonly string[];
};

const NONE: readonly string[] = [];

/** The data grid in our look and the reader's language. */
export function DataTable<R extends GridValidRowModel>({ wideOnly, hidden = NONE, ...props }: DataTableProps<R>) {
  const { locale } = useLocale();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  // Until the first rows are there nobody knows how far down the footer stands. From then on it stays: it may have the focus.
  const isWaiting = props.loading === true && props.rows?.length === 0;
  const [hasFooter, setHasFooter] = useState(!isWaiting);
  if (!isWaiting && !hasFooter) setHasFooter(true);
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
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      {...props}
      columnVisibilityModel={visibility}
      localeText={{ ...TEXTS[locale], ...props.localeText }}
      sx={{
        minHeight: 260,
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'background.paper',
        borderColor: 'divider',
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: 'text.secondary' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', py: 1.25 },
      }}
    />
  );
}
