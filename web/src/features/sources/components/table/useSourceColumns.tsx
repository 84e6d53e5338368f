import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { formatBytes } from '../../formatBytes.ts';
import { type SourceAnchor, SourceMenuButton } from './SourceMenuButton.tsx';
import { SourceName } from './SourceName.tsx';
import { SourceState } from './SourceState.tsx';

interface SourceColumnsOptions {
  canWrite: boolean;
  /** Found sources have one order. */
  isSortable: boolean;
  onPreview: (source: Stored<Source>) => void;
  onMenu: (anchor: SourceAnchor) => void;
}

/** Columns that phones leave out. The status stands below the name there. */
export const WIDE_SOURCE_COLUMNS = ['type', 'status', 'characters', 'size', 'tokens', 'chunks', 'createdAt'] as const;

/** The columns of the sources' table. Those that sort do it in the one direction that has an index. */
export function useSourceColumns(options: SourceColumnsOptions): readonly GridColDef<Stored<Source>>[] {
  const { canWrite, isSortable, onPreview, onMenu } = options;
  const t = useTranslate();
  const intl = useIntl();
  const isWide = useMediaQuery('(min-width: 1400px)');
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  return useMemo((): GridColDef<Stored<Source>>[] => {
    const number = {
      type: 'number',
      sortable: false,
      valueFormatter: (value: number) => intl.formatNumber(value),
    } as const;
    return [
      {
        field: 'name',
        headerName: t('sources.name'),
        flex: 1.2,
        minWidth: 110,
        sortable: isSortable,
        sortingOrder: ['asc'],
        renderCell: ({ row, tabIndex }) => {
          const name = <SourceName source={row} tabIndex={tabIndex} onPreview={() => onPreview(row)} />;
          if (!isPhone) return name;
          // Side by side, neither would have room for a long word.
          return (
            <Stack spacing={1} sx={{ width: '100%', minWidth: 0 }}>
              {name}
              <SourceState source={row} canWrite={canWrite} tabIndex={tabIndex} />
            </Stack>
          );
        },
      },
      {
        field: 'type',
        headerName: t('sources.type'),
        width: 84,
        sortable: false,
        valueGetter: (_value, row) => row.fileType?.toUpperCase() ?? t(`sourceType.${row.type}`),
      },
      {
        field: 'status',
        headerName: t('sources.status'),
        flex: 1,
        minWidth: 138,
        sortable: false,
        renderCell: ({ row, tabIndex }) => <SourceState source={row} canWrite={canWrite} tabIndex={tabIndex} />,
      },
      {
        ...number,
        field: 'characters',
        headerName: t('sources.characters'),
        width: 104,
        sortable: isSortable,
        sortingOrder: ['desc'],
      },
      ...(isWide
        ? ([
            {
              ...number,
              field: 'size',
              headerName: t('sources.size'),
              width: 84,
              valueFormatter: (value: number) => formatBytes(value, intl.locale),
            },
            { ...number, field: 'tokens', headerName: t('sources.tokens'), width: 84 },
          ] satisfies GridColDef<Stored<Source>>[])
        : []),
      { ...number, field: 'chunks', headerName: t('sources.chunks'), width: 100 },
      {
        field: 'createdAt',
        headerName: t('sources.created'),
        width: 128,
        sortable: isSortable,
        sortingOrder: ['desc'],
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium' }),
      },
      ...(canWrite
        ? ([
            {
              field: 'actions',
              headerName: t('sources.actions'),
              renderHeader: () => <span className="visually-hidden">{t('sources.actions')}</span>,
              width: 60,
              sortable: false,
              renderCell: ({ row, tabIndex }) => <SourceMenuButton source={row} tabIndex={tabIndex} onOpen={onMenu} />,
            },
          ] satisfies GridColDef<Stored<Source>>[])
        : []),
    ];
  }, [t, intl, isWide, isPhone, canWrite, isSortable, onPreview, onMenu]);
}
