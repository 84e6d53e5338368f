import type { Release } from '@parlance/domain/documents/releases/release';
import { useCallback } from 'react';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { RELEASES_PER_PAGE } from '../api/useReleases.ts';
import { useReleaseColumns } from './useReleaseColumns.tsx';

interface ReleaseTableProps {
  /** Undefined while they load. */
  releases: readonly Stored<Release>[] | undefined;
  /** The newest release. */
  live: number;
  page: number;
  hasNext: boolean | undefined;
  onPage: (page: number) => void;
  /** The address of a release's details, as a search string. */
  searchOf: (number: number) => string;
}

/** One page of the releases. */
export function ReleaseTable({ releases, live, page, hasNext, onPage, searchOf }: ReleaseTableProps) {
  const t = useTranslate();
  const columns = useReleaseColumns(live, searchOf);
  const targetOf = useCallback(
    ({ number }: Stored<Release>) => ({ kind: 'address', to: searchOf(number) }) as const,
    [searchOf],
  );
  const isLast = hasNext === false && releases !== undefined;
  return (
    <section aria-label={t('releases.list')}>
      <PagedTable
        aria-label={t('releases.list')}
        wideOnly={['by', 'at']}
        rows={releases}
        columns={columns}
        page={page}
        pageSize={RELEASES_PER_PAGE}
        total={isLast ? page * RELEASES_PER_PAGE + releases.length : undefined}
        hasNext={hasNext}
        onPage={onPage}
        targetOf={targetOf}
      />
    </section>
  );
}
