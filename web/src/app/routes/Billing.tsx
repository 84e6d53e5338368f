import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { BillingPage } from '#web/features/billing/components/billing/BillingPage.tsx';
import { useMembership } from '#web/lib/org/useMembership.ts';

export default function Billing() {
  const { orgId } = useMembership();
  return (
    <RequireRole action="billing.manage">
      <BillingPage key={orgId} />
    </RequireRole>
  );
}
