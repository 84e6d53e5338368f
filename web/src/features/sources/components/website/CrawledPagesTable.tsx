import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Page, PAGE_STATUSES } from '@parlance/domain/documents/knowledge/page';
import type { Source, Website } from '@parlance/domain/documents/knowledge/source';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '#web/components/ui/DataTable.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { CRAWLED_PER_PAGE, useCrawledPages } from '../../api/useCrawledPages.ts';
import { type PageFilter, readPageFilter, writePageFilter } from '../../pageFilter.ts';
import { pathOf } from '../../pathOf.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { useCrawledColumns } from './useCrawledColumns.tsx';

interface CrawledPagesTableProps {
  source: Stored<Source>;
  website: Website;
}

const NO_PAGES: readonly Stored<Page>[] = [];

/** The pages of a website, each with what became of it. The filter stands in the address. */
export function CrawledPagesTable({ source, website }: CrawledPagesTableProps) {
  const t = useTranslate();
  const titleId = useId();
  const [params, setParams] = useSearchParams();
  const filter = readPageFilter(params);
  const [shown, setShown] = useState<Stored<Page>>();
  const columns = useCrawledColumns(setShown);
  const { pagesFound, pagesIndexed, pagesFailed, pagesSkipped } = website;
  const version = [source.status, pagesFound, pagesIndexed, pagesFailed, pagesSkipped].join();
  const { rows, hasNext, total } = useCrawledPages(source.id, filter, version);
  const paginationModel = useMemo(() => ({ page: filter.page, pageSize: CRAWLED_PER_PAGE }), [filter.page]);
  const change = (next: PageFilter) => setParams(writePageFilter(next), { replace: true, preventScrollReset: true });

  const all = rows.status === 'ready' ? rows.value : NO_PAGES;
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  return (
    <section aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Typography variant="h2" id={titleId}>
          {t('pages.title')}
        </Typography>
        <TextField
          select
          size="small"
          label={t('pages.filter')}
          value={filter.status ?? ''}
          onChange={(event) =>
            change({ status: PAGE_STATUSES.find((status) => status === event.target.value), page: 0 })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 200 }}
        >
          <option value="">{t('pages.all')}</option>
          {PAGE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`pages.status.${status}`)}
            </option>
          ))}
        </TextField>
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
        <DataTable
          aria-label={t('pages.title')}
          wideOnly={['characters', 'fetchedAt']}
          rows={all}
          columns={columns}
          loading={rows.status === 'loading'}
          slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
          disableRowSelectionOnClick
          onRowClick={({ id }) => setShown(all.find((page) => page.id === id && page.chunks > 0))}
          paginationMode="server"
          rowCount={total ?? -1}
          // The grid takes "no next page" for the end of the list and goes there.
          paginationMeta={hasNext === undefined ? {} : { hasNextPage: hasNext }}
          paginationModel={paginationModel}
          pageSizeOptions={[CRAWLED_PER_PAGE]}
          onPaginationModelChange={({ page }) => change({ ...filter, page })}
          getRowHeight={() => 'auto'}
        />
      )}
      {shown && (
        <PreviewDialog
          sourceId={source.id}
          pageId={shown.id}
          name={shown.title === '' ? pathOf(shown.url) : shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}
