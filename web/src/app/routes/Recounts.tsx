import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { RecountsPage } from '#web/features/analytics/components/recounts/RecountsPage.tsx';
import { useMembership } from '#web/lib/org/useMembership.ts';

export default function Recounts() {
  const { orgId } = useMembership();
  return (
    <RequireRole action="recounts.read">
      <RecountsPage key={orgId} />
    </RequireRole>
  );
}
