import { RequireRole } from '#web/app/frame/gates/RequireRole.tsx';
import { PlansPage } from '#web/features/billing/components/PlansPage.tsx';

export default function Plans() {
  return (
    <RequireRole action="billing.manage">
      <PlansPage />
    </RequireRole>
  );
}
