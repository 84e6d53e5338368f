import { useMembership } from '#web/lib/org/useMembership.ts';
import { UsagePage } from '#web/features/analytics/components/usage/UsagePage.tsx';

export default function Usage() {
  const { orgId } = useMembership();
  return <UsagePage key={orgId} />;
}
