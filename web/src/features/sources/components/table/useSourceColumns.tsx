import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef } from '@mui/x-data-grid';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { type SourceAnchor, SourceMenuButton } from './SourceMenuButton.tsx';
import { SourceNameCell } from './SourceNameCell.tsx';
import { SourceSizeButton } from './SourceSizeButton.tsx';
import { SourceState } from './SourceState.tsx';

interface SourceColumnsOptions {
  canWrite: boolean;
  /** Found sources have one order. */
  isSortable: boolean;
  onMenu: (anchor: SourceAnchor) => void;
  /** Opens the figures of a source's size. */
  onSizes: (anchor: SourceAnchor) => void;
}

/** Columns that phones leave out. The status stands below the name there. */
export const WIDE_SOURCE_COLUMNS = ['type', 'status', 'characters', 'createdAt'] as const;

function actionsColumn(t: Translate, onMenu: (anchor: SourceAnchor) => void): GridColDef<Stored<Source>> {
  return {
    field: 'actions',
    headerName: t('sources.actions'),
    renderHeader: () => <span className="visually-hidden">{t('sources.actions')}</span>,
    width: 60,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <SourceMenuButton source={row} tabIndex={tabIndex} onOpen={onMenu} />,
  };
}

/** The columns of the sources' table. Those that sort do it in the one direction that has an index. */
export function useSourceColumns(options: SourceColumnsOptions): readonly GridColDef<Stored<Source>>[] {
  const { canWrite, isSortable, onMenu, onSizes } = options;
  const t = useTranslate();
  const intl = useIntl();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  return useMemo((): GridColDef<Stored<Source>>[] => {
    return [
      {
        field: 'name',
        headerName: t('sources.name'),
        flex: 1.2,
        minWidth: 110,
        sortable: isSortable,
        sortingOrder: ['asc'],
        renderCell: ({ row, tabIndex }) => (
          <SourceNameCell source={row} tabIndex={tabIndex} {...{ canWrite, isPhone, onSizes }} />
        ),
      },
      {
        field: 'type',
        headerName: t('sources.type'),
        width: 84,
        sortable: false,
        valueGetter: (_value, row) => (row.type === 'file' ? row.fileType.toUpperCase() : t(`sourceType.${row.type}`)),
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
        field: 'characters',
        headerName: t('sources.characters'),
        type: 'number',
        width: 112,
        sortable: isSortable,
        sortingOrder: ['desc'],
        renderCell: ({ row, tabIndex }) => (
          <SourceSizeButton source={row} hasUnit={false} tabIndex={tabIndex} onOpen={onSizes} />
        ),
      },
      {
        field: 'createdAt',
        headerName: t('sources.created'),
        width: 128,
        sortable: isSortable,
        sortingOrder: ['desc'],
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium' }),
      },
      ...(canWrite ? [actionsColumn(t, onMenu)] : []),
    ];
  }, [t, intl, isPhone, canWrite, isSortable, onMenu, onSizes]);
}
