import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { Release } from '@parlance/domain/documents/releases/release';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useAuthorName } from '../useAuthorName.ts';
import { useChangeWords } from '../useChangeWords.ts';
import { LiveChip } from './LiveChip.tsx';

/** Changes that a row names. */
const NAMED = 2;

/** The columns of the releases. They are in the order of their numbers and in no other. */
export function useReleaseColumns(
  live: number,
  searchOf: (number: number) => string,
): readonly GridColDef<Stored<Release>>[] {
  const t = useTranslate();
  const intl = useIntl();
  const authorOf = useAuthorName();
  return useMemo(
    (): GridColDef<Stored<Release>>[] => [
      {
        field: 'number',
        headerName: t('releases.column.number'),
        width: 150,
        sortable: false,
        renderCell: ({ row: { number }, tabIndex }) => (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Link component={PageLink} to={searchOf(number)} tabIndex={tabIndex} sx={{ fontWeight: 600 }}>
              {t('releases.number', { number })}
            </Link>
            {number === live && <LiveChip />}
          </Box>
        ),
      },
      {
        field: 'changes',
        headerName: t('releases.column.changes'),
        flex: 1,
        minWidth: 180,
        sortable: false,
        renderCell: ({ row }) => <Changes release={row} />,
      },
      {
        field: 'by',
        headerName: t('releases.column.by'),
        width: 170,
        sortable: false,
        valueFormatter: (value: string | null) => authorOf(value),
      },
      {
        field: 'at',
        headerName: t('releases.column.at'),
        width: 210,
        sortable: false,
        valueFormatter: (value: Date) => intl.formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ],
    [t, intl, authorOf, live, searchOf],
  );
}

function Changes({ release }: { release: Release }) {
  const t = useTranslate();
  const words = useChangeWords()(release);
  const more = words.length - NAMED;
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal', lineHeight: 1.5 }}>
      {words.slice(0, NAMED).map((line, index) => (
        <div key={`${index}-${line}`}>{line}</div>
      ))}
      {more > 0 && <Box sx={{ color: 'text.secondary' }}>{t('releases.moreChanges', { count: more })}</Box>}
    </Box>
  );
}
