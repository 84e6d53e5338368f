import type { GridColDef } from '@mui/x-data-grid';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { PageAddress } from './PageAddress.tsx';
import { PageState } from './PageState.tsx';

/** The columns of a website's pages. They are in the order of their addresses and in no other. */
export function useCrawledColumns(
  addressOf: (page: Stored<Page>) => string | undefined,
): readonly GridColDef<Stored<Page>>[] {
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(
    (): GridColDef<Stored<Page>>[] => [
      {
        field: 'url',
        headerName: t('pages.page'),
        flex: 1.4,
        minWidth: 140,
        sortable: false,
        renderCell: ({ row, tabIndex }) => <PageAddress page={row} tabIndex={tabIndex} to={addressOf(row)} />,
      },
      {
        field: 'status',
        headerName: t('sources.status'),
        flex: 1,
        minWidth: 140,
        sortable: false,
        renderCell: ({ row }) => <PageState page={row} />,
      },
      {
        field: 'characters',
        headerName: t('sources.characters'),
        type: 'number',
        width: 110,
        sortable: false,
        valueFormatter: (value: number) => intl.formatNumber(value),
      },
      {
        field: 'fetchedAt',
        headerName: t('pages.fetched'),
        width: 190,
        sortable: false,
        valueFormatter: (value: Date | null) =>
          value === null ? '' : intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [t, intl, addressOf],
  );
}
