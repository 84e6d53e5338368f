import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import Skeleton from '@mui/material/Skeleton';
import { activityGroup, toActivityGroup } from '../activityGroups.ts';
import { useActivity } from '../api/useActivity.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';

/** Stands for the first page of entries. */
function ActivitySkeleton() {
  return (
    <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
      <Skeleton width={200} height={32} sx={{ mb: 1.5 }} />
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <Skeleton key={key} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

/** Activity log of the organization, newest first. The filter is kept in the address. */
export default function ActivityPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const group = toActivityGroup(search.get('kind'));
  const { entries, hasMore, isLoadingMore, loadMore } = useActivity();
  const all = entries.status === 'ready' ? entries.value : [];
  const chosen = group === undefined ? all : all.filter(({ kind }) => activityGroup(kind) === group);
  return (
    <>
      <PageHeader
        title={t('activityLog.title')}
        context={t('activityLog.context')}
        action={
          <ActivityFilter
            group={group}
            onChange={(next) => setSearch(next === undefined ? {} : { kind: next }, { replace: true })}
          />
        }
      />
      {entries.status === 'loading' && <ActivitySkeleton />}
      {entries.status === 'error' && (
        <ErrorState title={t('activityLog.loadFailed')} error={entries.error} onRetry={entries.retry} />
      )}
      {entries.status === 'ready' && chosen.length === 0 && (
        <EmptyState
          icon="history"
          title={t(all.length === 0 ? 'activityLog.emptyTitle' : 'activityLog.noneTitle')}
          text={all.length === 0 ? t('activityLog.emptyText') : t('activityLog.noneText', { count: all.length })}
        />
      )}
      {chosen.length > 0 && <ActivityDays entries={chosen} />}
      {entries.status === 'ready' && hasMore && (
        <Box sx={{ py: 3, textAlign: 'center' }}>
          <Button variant="outlined" onClick={loadMore} loading={isLoadingMore}>
            {t('activityLog.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
