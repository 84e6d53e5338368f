import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ACTIVITY_PERIODS, type ActivityPeriod, periodStart, toActivityPeriod } from '../activity/activityPeriod.ts';
import { ActivityEvents } from './ActivityEvents.tsx';
import { OverviewSection } from '../OverviewSection.tsx';

interface RecentActivityProps {
  /** Draws an entry of the team's activity as an element of a list. */
  renderEntry: (entry: Stored<Activity>, timeZone: string) => ReactNode;
  /** A chatbot's name by its id; a chatbot that is not among them is not named. */
  chatbotNames: ReadonlyMap<string, string>;
}

const PERIODS: readonly ActivityPeriod[] = ['today', 'week', 'month'];

/** Conversations, leads and what the team did today, this week or this month. Which of them stands in the address. */
export function RecentActivity(props: RecentActivityProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const { orgId, org } = useMembership();
  const period = toActivityPeriod(search.get('activity'));
  const from = periodStart(period, now, org.timezone);
  return (
    <OverviewSection
      title={t('overview.activity')}
      action={
        <Button size="small" component={PageLink} to={paths.settingsActivity()}>
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
        <ActivityEvents key={`${orgId} ${from}`} {...props} from={from} days={ACTIVITY_PERIODS[period]} />
      </div>
    </OverviewSection>
  );
}
