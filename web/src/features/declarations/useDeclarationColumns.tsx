import MuiLink from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { CellText } from '#web/components/table/CellText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';

type DeclarationColumn = GridColDef<Stored<Declaration>>;

/** Columns that phones leave out. */
export const WIDE_DECLARATION_COLUMNS = ['contract', 'receivedAt'] as const;

/** The columns of the declarations' table. @param addressOf The address of a declaration's details. */
export function useDeclarationColumns(addressOf: (id: string) => string): readonly DeclarationColumn[] {
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('declarations.customer'),
        flex: 1,
        minWidth: 120,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <MuiLink
            component={PageLink}
            to={addressOf(row.id)}
            preventScrollReset
            tabIndex={tabIndex}
            color="textPrimary"
            underline="hover"
            aria-label={t('declarations.openDetails', { name: row.name, reference: row.id })}
            sx={{ display: 'block', minWidth: 0, fontWeight: 550 }}
          >
            <CellText text={row.name} lines={2} />
          </MuiLink>
        ),
      },
      {
        field: 'kind',
        headerName: t('declarations.kind'),
        minWidth: 110,
        flex: 0.6,
        sortable: false,
        valueGetter: (_value, row) => t(`declarations.kind.${row.kind}`),
      },
      { field: 'contract', headerName: t('declarations.contract'), flex: 1, minWidth: 120, sortable: false },
      {
        field: 'status',
        headerName: t('leads.status'),
        width: 110,
        sortable: false,
        valueGetter: (_value, row) => t(`leadStatus.${row.status}`),
      },
      {
        field: 'receivedAt',
        headerName: t('declarations.receivedAt'),
        width: 170,
        sortable: false,
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [t, intl, addressOf],
  );
}
