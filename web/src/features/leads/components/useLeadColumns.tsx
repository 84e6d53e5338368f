import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';

/** The columns of the leads' table. Without `onDelete`, for those who may not, there is no column for it. */
export function useLeadColumns(
  onOpen: (id: string) => void,
  onDelete: ((id: string) => void) | undefined,
): readonly GridColDef<Stored<Lead>>[] {
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
      ...(onDelete === undefined ? [] : [deleteColumn(t, onDelete)]),
    ],
    [t, intl, onOpen, onDelete],
  );
}

function deleteColumn(t: Translate, onDelete: (id: string) => void): GridColDef<Stored<Lead>> {
  return {
    field: 'delete',
    headerName: t('leads.delete'),
    width: 84,
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <IconButton
        size="small"
        tabIndex={tabIndex}
        onClick={() => onDelete(row.id)}
        aria-label={t('leads.deleteOf', { email: row.email })}
      >
        <AppIcon name="trash" />
      </IconButton>
    ),
  };
}
