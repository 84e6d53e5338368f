import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';

/** The columns of the leads' table. */
export function useLeadColumns(onOpen: (id: string) => void): readonly GridColDef<Stored<Lead>>[] {
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('leads.name'),
        flex: 1,
        minWidth: 130,
        valueGetter: (_value, row) => (row.name === '' ? t('leads.noName') : row.name),
      },
      { field: 'email', headerName: t('form.email'), flex: 1, minWidth: 170 },
      { field: 'message', headerName: t('leads.message'), flex: 2, minWidth: 180 },
      {
        field: 'status',
        headerName: t('leads.status'),
        width: 120,
        valueGetter: (_value, row) => t(`leadStatus.${row.status}`),
      },
      {
        field: 'priority',
        headerName: t('leads.priority'),
        width: 96,
        valueGetter: (_value, row) => t(`leadPriority.${row.priority}`),
      },
      {
        field: 'createdAt',
        headerName: t('leads.captured'),
        width: 124,
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium' }),
      },
      {
        field: 'details',
        headerName: t('leads.details'),
        width: 110,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            onClick={() => onOpen(row.id)}
            aria-label={t('leads.openDetails', { email: row.email })}
          >
            {t('leads.details')}
          </Button>
        ),
      },
    ],
    [t, intl, onOpen],
  );
}
