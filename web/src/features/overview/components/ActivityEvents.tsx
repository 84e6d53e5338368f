import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { Fragment, type ReactNode } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRecentActivity } from '../api/useRecentActivity.ts';
import { VisitorEvent } from './VisitorEvent.tsx';

interface ActivityEventsProps {
  /** Start of the period, in milliseconds. Another period needs another key. */
  from: number;
  /** Length of the period in calendar days. */
  days: number;
  renderEntry: (entry: Stored<Activity>, timeZone: string) => ReactNode;
  chatbotNames: ReadonlyMap<string, string>;
}

/** Events of a period, newest first, page by page. */
export function ActivityEvents({ from, days, renderEntry, chatbotNames }: ActivityEventsProps) {
  const t = useTranslate();
  const { timezone } = useMembership().org;
  const { events, hasMore, isLoadingMore, loadMore } = useRecentActivity(from);
  if (events.status === 'error') {
    return <ErrorState title={t('activityLog.loadFailed')} error={events.error} onRetry={events.retry} />;
  }
  if (events.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  }
  if (events.value.length === 0 && !hasMore) {
    return (
      <Panel>
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t('overview.activityNone', { days })}
        </Typography>
      </Panel>
    );
  }
  return (
    <>
      <Panel component="ul">
        {events.value.map((event) =>
          event.kind === 'team' ? (
            <Fragment key={event.id}>{renderEntry(event.entry, timezone)}</Fragment>
          ) : (
            <VisitorEvent
              key={`${event.kind}-${event.id}`}
              event={event}
              chatbotNames={chatbotNames}
              timeZone={timezone}
            />
          ),
        )}
      </Panel>
      {hasMore && (
        <Box sx={{ pt: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={loadMore} loading={isLoadingMore}>
            {t('overview.showMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
