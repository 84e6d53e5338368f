import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { useIntl } from 'react-intl';
import { Panel } from '#web/components/ui/Panel.tsx';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { groupByDay } from '../groupByDay.ts';
import { ActivityItem } from './ActivityItem.tsx';

interface ActivityDaysProps {
  entries: readonly Stored<Activity>[];
}

/** Entries under their days, in the organization's time zone. */
export function ActivityDays({ entries }: ActivityDaysProps) {
  const intl = useIntl();
  const { timezone } = useMembership().org;
  return groupByDay(entries, timezone).map((day) => (
    <Box component="section" key={day.key} aria-labelledby={`day-${day.key}`} sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" id={`day-${day.key}`} color="textSecondary" sx={{ mb: 1 }}>
        {intl.formatDate(day.entries[0]?.at, { dateStyle: 'full', timeZone: timezone })}
      </Typography>
      <Panel component="ul">
        {day.entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} timeZone={timezone} />
        ))}
      </Panel>
    </Box>
  ));
}
