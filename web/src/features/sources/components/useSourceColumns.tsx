import type { GridColDef } from '@mui/x-data-grid';
import type { Source } from '@parlance/domain/documents/source';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { formatBytes } from '../formatBytes.ts';
import { SourceState } from './SourceState.tsx';

/** The columns of the sources' table. */
export function useSourceColumns(canWrite: boolean): readonly GridColDef<Stored<Source>>[] {
  const t = useTranslate();
  const intl = useIntl();
  return useMemo(() => {
    const count = (value: number) => intl.formatNumber(value);
    return [
      { field: 'name', headerName: t('sources.name'), flex: 1, minWidth: 130 },
      {
        field: 'type',
        headerName: t('sources.type'),
        width: 84,
        valueGetter: (_value, row) => row.fileType?.toUpperCase() ?? t(`sourceType.${row.type}`),
      },
      {
        field: 'status',
        headerName: t('sources.status'),
        flex: 1,
        minWidth: 170,
        renderCell: ({ row }) => <SourceState source={row} canWrite={canWrite} />,
      },
      { field: 'characters', headerName: t('sources.characters'), type: 'number', width: 106, valueFormatter: count },
      {
        field: 'size',
        headerName: t('sources.size'),
        type: 'number',
        width: 90,
        valueFormatter: (value: number) => formatBytes(value, intl.locale),
      },
      { field: 'chunks', headerName: t('sources.chunks'), type: 'number', width: 106, valueFormatter: count },
      {
        field: 'createdAt',
        headerName: t('sources.uploaded'),
        width: 124,
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium' }),
      },
    ];
  }, [t, intl, canWrite]);
}
