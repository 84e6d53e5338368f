import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { useCallback, useId } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { CRAWLED_PER_PAGE, useCrawledPages } from '../../api/useCrawledPages.ts';
import { type PageFilter, readPageFilter, writePageFilter } from '../../pageFilter.ts';
import { PageStatusFilter } from './PageStatusFilter.tsx';
import { useCrawledColumns } from './useCrawledColumns.tsx';

interface CrawledPagesTableProps {
  source: Stored<WebsiteSource>;
}

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 1.5,
} as const;

/** The pages of a website, each with its outcome. The filter stands in the address. */
export function CrawledPagesTable({ source }: CrawledPagesTableProps) {
  const t = useTranslate();
  const titleId = useId();
  const [params, setParams] = useSearchParams();
  const filter = readPageFilter(params);
  const addressOf = useCallback(
    (page: Stored<Page>) =>
      page.chunks > 0 ? paths.chatbotSourceText(source.chatbotId, source.id, page.id) : undefined,
    [source.chatbotId, source.id],
  );
  const columns = useCrawledColumns(addressOf);
  const targetOf = useCallback(
    (page: Stored<Page>) => {
      const to = addressOf(page);
      return to === undefined ? undefined : ({ kind: 'address', to } as const);
    },
    [addressOf],
  );
  const { pagesFound, pagesIndexed, pagesFailed, pagesSkipped } = source.website;
  const version = [source.status, pagesFound, pagesIndexed, pagesFailed, pagesSkipped].join();
  const { rows, hasNext, total } = useCrawledPages(source.id, filter, version);
  const change = (next: PageFilter) => setParams(writePageFilter(next), { replace: true, preventScrollReset: true });

  const all = rows.status === 'ready' ? rows.value : undefined;
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  return (
    <section aria-labelledby={titleId}>
      <Box sx={heading}>
        <Typography variant="h2" id={titleId}>
          {t('pages.title')}
        </Typography>
        <PageStatusFilter status={filter.status} onChange={(status) => change({ status, page: 0 })} />
      </Box>
      {rows.status === 'error' && <ErrorState title={t('pages.loadFailed')} error={rows.error} onRetry={rows.retry} />}
      {isEmpty && (
        <EmptyState
          icon="world"
          title={t(filter.status === undefined ? 'pages.emptyTitle' : 'pages.noneTitle')}
          text={t(filter.status === undefined ? 'pages.emptyText' : 'pages.noneText')}
        />
      )}
      {rows.status !== 'error' && !isEmpty && (
        <PagedTable
          aria-label={t('pages.title')}
          wideOnly={['characters', 'fetchedAt']}
          rows={all}
          columns={columns}
          targetOf={targetOf}
          page={filter.page}
          pageSize={CRAWLED_PER_PAGE}
          total={total}
          hasNext={hasNext}
          onPage={(page) => change({ ...filter, page })}
        />
      )}
    </section>
  );
}
