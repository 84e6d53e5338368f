import { ActivityItem } from '#web/features/activity/components/ActivityItem.tsx';
import { OverviewPage } from '#web/features/overview/components/OverviewPage.tsx';

export default function Overview() {
  return <OverviewPage renderActivity={(entry, timeZone) => <ActivityItem entry={entry} timeZone={timeZone} />} />;
}
