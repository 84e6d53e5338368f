import type { GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Person } from '../people.ts';
import { personActions } from '../personActions.ts';
import { type PersonAnchor, PersonMenuButton } from './PersonMenuButton.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonStatus } from './PersonStatus.tsx';

/** The columns of the members' table. Actions are for those who manage members. */
export function useMemberColumns(
  canManage: boolean,
  onMenu: (anchor: PersonAnchor) => void,
): readonly GridColDef<Person>[] {
  const t = useTranslate();
  const intl = useIntl();
  const { role } = useMembership().member;
  return useMemo(() => {
    const columns: GridColDef<Person>[] = [
      {
        field: 'name',
        headerName: t('members.name'),
        flex: 1,
        minWidth: 170,
        renderCell: ({ row }) => <PersonName person={row} />,
      },
      {
        field: 'role',
        headerName: t('members.role'),
        width: 130,
        valueGetter: (_value, row) => t(`role.${row.role}`),
      },
      {
        field: 'status',
        headerName: t('members.status'),
        width: 132,
        valueGetter: (_value, row) => t(`members.status.${row.status}`),
        renderCell: ({ row }) => <PersonStatus status={row.status} />,
      },
      {
        field: 'since',
        headerName: t('members.since'),
        width: 190,
        valueFormatter: (value: Date, row) =>
          t(row.kind === 'member' ? 'members.joinedOn' : 'members.invitedOn', {
            date: intl.formatDate(value, { dateStyle: 'medium' }),
          }),
      },
    ];
    if (canManage) {
      columns.push({
        field: 'actions',
        headerName: t('members.actions'),
        width: 88,
        sortable: false,
        renderCell: ({ row, tabIndex }) =>
          personActions(role, row).length > 0 && <PersonMenuButton person={row} tabIndex={tabIndex} onOpen={onMenu} />,
      });
    }
    return columns;
  }, [t, intl, role, canManage, onMenu]);
}
