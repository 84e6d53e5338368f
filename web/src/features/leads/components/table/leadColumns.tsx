import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { GridColDef } from '@mui/x-data-grid';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { ReactNode } from 'react';
import { CellText } from '#web/components/table/CellText.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { Assignee } from '#web/components/ui/Assignee.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import type { Translate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { LIMITS } from '@parlance/domain/limits';
import { type LeadRoom, leadWidth } from './leadWidths.ts';

export type LeadColumn = GridColDef<Stored<Lead>>;

interface LeadColumnsOptions {
  t: Translate;
  formatDay: (day: Date) => string;
  /** Undefined while they load. */
  team: Team | undefined;
  room: LeadRoom;
  /** The name of a chatbot; undefined where the list has one chatbot's alone. */
  chatbotOf: ((chatbotId: string) => string | undefined) | undefined;
  /** The address of a lead's details. */
  addressOf: (id: string) => string;
  /** Undefined for those who may not: there is no column for it. */
  onDelete: ((id: string) => void) | undefined;
}

/** Number of a visitor's requests in words, such as "3 requests". From `LIMITS.requestsCounted` on they are not counted. */
function requestsText(t: Translate, requests: number): string {
  return t(requests >= LIMITS.requestsCounted ? 'leads.requestsOrMore' : 'leads.requests', { count: requests });
}

/** Text of a cell, with a second line for what has no column of its own. */
function TwoLines({ text, below }: { text: ReactNode; below: string | undefined }) {
  return (
    <Box sx={{ minWidth: 0, width: '100%' }}>
      {text}
      {below !== undefined && (
        <Typography variant="caption" component="div" color="textSecondary">
          <CellText text={below} />
        </Typography>
      )}
    </Box>
  );
}

/** Columns for the visitor and their message. */
function visitorColumns({ t, room, chatbotOf, addressOf }: LeadColumnsOptions): readonly LeadColumn[] {
  const belowOf = ({ chatbotId, email, requests }: Lead) => {
    const count = requests > 1 ? requestsText(t, requests) : '';
    return [room === 'narrow' ? email : '', count, chatbotOf?.(chatbotId) ?? '']
      .filter((part) => part !== '')
      .join(' · ');
  };
  const nameOf = (row: Lead) => (row.name === '' ? t('leads.noName') : row.name);
  return [
    {
      field: 'name',
      headerName: t('leads.name'),
      flex: 1,
      minWidth: leadWidth('name', room),
      valueGetter: (_value, row) => nameOf(row),
      renderCell: ({ row, tabIndex }) => {
        const name = nameOf(row);
        const link = (
          <MuiLink
            component={PageLink}
            to={addressOf(row.id)}
            preventScrollReset
            tabIndex={tabIndex}
            color="textPrimary"
            underline="hover"
            aria-label={`${name}, ${t('leads.openDetails', { email: row.email })}`}
            sx={{ display: 'block', fontWeight: 550 }}
          >
            <CellText text={name} />
          </MuiLink>
        );
        return (
          <Box sx={{ display: 'grid', gap: 0.25, width: '100%' }}>
            <TwoLines text={link} below={belowOf(row) || undefined} />
            {room === 'narrow' && <CellText text={row.message} lines={2} />}
          </Box>
        );
      },
    },
    { field: 'email', headerName: t('form.email'), flex: 1, minWidth: leadWidth('email', room) },
    {
      field: 'message',
      headerName: t('leads.message'),
      flex: 1.6,
      minWidth: leadWidth('message', room),
      renderCell: ({ row }) => <CellText text={row.message} lines={2} />,
    },
  ];
}

/** Columns for status, priority and assignee. */
function workColumns(t: Translate, team: Team | undefined, room: LeadRoom): readonly LeadColumn[] {
  const priorityOf = (row: Lead) => t(`leadPriority.${row.priority}`);
  return [
    {
      field: 'status',
      headerName: t('leads.status'),
      width: leadWidth('status', room),
      valueGetter: (_value, row) => t(`leadStatus.${row.status}`),
      renderCell: ({ row }) => (
        <TwoLines
          text={<CellText text={t(`leadStatus.${row.status}`)} />}
          below={room === 'wide' ? undefined : t('leads.priorityIs', { priority: priorityOf(row) })}
        />
      ),
    },
    {
      field: 'priority',
      headerName: t('leads.priority'),
      width: leadWidth('priority', room),
      valueGetter: (_value, row) => priorityOf(row),
    },
    {
      field: 'assigneeUid',
      headerName: t('leads.assignee'),
      flex: 0.8,
      minWidth: leadWidth('assigneeUid', room),
      renderCell: ({ row: { assigneeUid } }) =>
        assigneeUid !== null &&
        team !== undefined && <Assignee name={team.get(assigneeUid)?.name ?? t('leads.formerMember')} />,
    },
  ];
}

function deleteColumn(t: Translate, room: LeadRoom, onDelete: (id: string) => void): LeadColumn {
  return {
    field: 'delete',
    headerName: t('leads.delete'),
    renderHeader: () => <span className="visually-hidden">{t('leads.delete')}</span>,
    width: leadWidth('delete', room),
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

/** The columns of the leads' table. Together they need no more room than there is. */
export function leadColumns(options: LeadColumnsOptions): readonly LeadColumn[] {
  const { t, formatDay, team, room, onDelete } = options;
  return [
    ...visitorColumns(options),
    ...workColumns(t, team, room),
    {
      field: 'createdAt',
      headerName: t('leads.captured'),
      width: leadWidth('createdAt', room),
      valueFormatter: (value: Date) => formatDay(value),
    },
    ...(onDelete === undefined ? [] : [deleteColumn(t, room, onDelete)]),
  ];
}
