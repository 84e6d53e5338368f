import { ActivityPage } from '#web/features/activity/components/ActivityPage.tsx';

export default function ActivityLog() {
  return <ActivityPage />;
}
