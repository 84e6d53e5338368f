import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { Fragment, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useNewestActivity } from '../api/useNewestActivity.ts';
import { ACTIVITY_PERIODS, type ActivityPeriod, recentActivity, toActivityPeriod } from '../recentActivity.ts';
import { OverviewSection } from './OverviewSection.tsx';

interface RecentActivityProps {
  /** Draws one entry as an element of a list. */
  renderEntry: (entry: Stored<Activity>, timeZone: string) => ReactNode;
}

const PERIODS: readonly ActivityPeriod[] = ['today', 'week', 'month'];

/** What the team did today, this week or this month. Which of them stands in the address. */
export function RecentActivity({ renderEntry }: RecentActivityProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const period = toActivityPeriod(search.get('activity'));
  return (
    <OverviewSection
      title={t('overview.activity')}
      action={
        <Button size="small" component={Link} to={paths.settingsActivity()}>
          {t('overview.allActivity')}
        </Button>
      }
    >
      <Tabs
        value={period}
        onChange={(_, next: ActivityPeriod) =>
          setSearch({ activity: next }, { replace: true, preventScrollReset: true })
        }
        aria-label={t('overview.activity')}
        sx={{ mb: 1.5 }}
      >
        {PERIODS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`activity-tab-${each}`}
            aria-controls="activity-panel"
            label={t(`overview.period.${each}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="activity-panel" aria-labelledby={`activity-tab-${period}`}>
        <Entries period={period} renderEntry={renderEntry} />
      </div>
    </OverviewSection>
  );
}

function Entries({ period, renderEntry }: RecentActivityProps & { period: ActivityPeriod }) {
  const t = useTranslate();
  const now = useNow();
  const { timezone } = useMembership().org;
  const activity = useNewestActivity();
  if (activity.status === 'error') {
    return <ErrorState title={t('activityLog.loadFailed')} error={activity.error} onRetry={activity.retry} />;
  }
  if (activity.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  }
  const entries = recentActivity(activity.value, period, now, timezone);
  if (entries.length === 0) {
    return (
      <Panel>
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t('overview.activityNone', { days: ACTIVITY_PERIODS[period] })}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel component="ul">
      {entries.map((entry) => (
        <Fragment key={entry.id}>{renderEntry(entry, timezone)}</Fragment>
      ))}
    </Panel>
  );
}
