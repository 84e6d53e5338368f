import type { GridColDef } from '@mui/x-data-grid';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { IntlShape } from 'react-intl';
import type { Translate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { formatBytes } from '../../formatBytes.ts';

interface SourceSizeOptions {
  t: Translate;
  intl: IntlShape;
  isSortable: boolean;
  isWide: boolean;
}

/** The columns that say how large a source is. Narrow screens have bytes and tokens below the name. */
export function sourceSizeColumns(options: SourceSizeOptions): GridColDef<Stored<Source>>[] {
  const { t, intl, isSortable, isWide } = options;
  const number = {
    type: 'number',
    sortable: false,
    valueFormatter: (value: number) => intl.formatNumber(value),
  } as const;
  const characters = {
    ...number,
    field: 'characters',
    headerName: t('sources.characters'),
    width: 104,
    sortable: isSortable,
    sortingOrder: ['desc'],
  } satisfies GridColDef<Stored<Source>>;
  const size = {
    ...number,
    field: 'size',
    headerName: t('sources.size'),
    width: 84,
    valueFormatter: (value: number) => formatBytes(value, intl),
  };
  const tokens = { ...number, field: 'tokens', headerName: t('sources.tokens'), width: 84 };
  const chunks = { ...number, field: 'chunks', headerName: t('sources.chunks'), width: 100 };
  return isWide ? [characters, size, tokens, chunks] : [characters, chunks];
}
