import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import type { LeadSort } from '../../leadFilter.ts';
import { Assignee } from '#web/components/ui/Assignee.tsx';

interface LeadColumnsOptions {
  /** Undefined while they load. */
  team: Team | undefined;
  /** What the list can be ordered by as it is narrowed now. */
  sortable: readonly LeadSort[];
  onOpen: (id: string) => void;
  /** Undefined for those who may not: there is no column for it. */
  onDelete: ((id: string) => void) | undefined;
}

type LeadColumn = GridColDef<Stored<Lead>>;

/** Columns that phones leave out. */
export const WIDE_LEAD_COLUMNS = ['email', 'message', 'priority', 'assigneeUid', 'createdAt', 'delete'] as const;

/** What people see of a lead: who wrote, what, and how far the work is. */
function contentColumns(t: Translate, team: Team | undefined): readonly LeadColumn[] {
  return [
    {
      field: 'name',
      headerName: t('leads.name'),
      flex: 1,
      minWidth: 120,
      valueGetter: (_value, row) => (row.name === '' ? t('leads.noName') : row.name),
    },
    { field: 'email', headerName: t('form.email'), flex: 1, minWidth: 160 },
    {
      field: 'message',
      headerName: t('leads.message'),
      flex: 1.6,
      minWidth: 150,
      renderCell: ({ row }) => (
        <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
          {row.message}
        </Box>
      ),
    },
    {
      field: 'status',
      headerName: t('leads.status'),
      width: 118,
      valueGetter: (_value, row) => t(`leadStatus.${row.status}`),
    },
    {
      field: 'priority',
      headerName: t('leads.priority'),
      width: 88,
      valueGetter: (_value, row) => t(`leadPriority.${row.priority}`),
    },
    {
      field: 'assigneeUid',
      headerName: t('leads.assignee'),
      flex: 0.8,
      minWidth: 120,
      renderCell: ({ row: { assigneeUid } }) =>
        assigneeUid !== null &&
        team !== undefined && <Assignee name={team.get(assigneeUid)?.name ?? t('leads.formerMember')} />,
    },
  ];
}

function detailsColumn(t: Translate, onOpen: (id: string) => void): LeadColumn {
  return {
    field: 'details',
    headerName: t('leads.details'),
    width: 100,
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
  };
}

function deleteColumn(t: Translate, onDelete: (id: string) => void): LeadColumn {
  return {
    field: 'delete',
    headerName: t('leads.delete'),
    width: 84,
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

/** The columns of the leads' table. Those sort that have an index as the list is narrowed. */
export function useLeadColumns(options: LeadColumnsOptions): readonly LeadColumn[] {
  const { team, sortable, onOpen, onDelete } = options;
  const t = useTranslate();
  const intl = useIntl();
  const sorts = sortable.join();
  return useMemo(() => {
    const createdAt: LeadColumn = {
      field: 'createdAt',
      headerName: t('leads.captured'),
      width: 116,
      valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium' }),
    };
    const columns = [
      ...contentColumns(t, team),
      createdAt,
      detailsColumn(t, onOpen),
      ...(onDelete === undefined ? [] : [deleteColumn(t, onDelete)]),
    ];
    return columns.map((column) => ({ ...column, sortable: sorts.split(',').includes(column.field) }));
  }, [t, intl, team, sorts, onOpen, onDelete]);
}
