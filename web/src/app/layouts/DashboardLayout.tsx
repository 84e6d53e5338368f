import { Outlet } from 'react-router';
import { DashboardFrame } from '#web/app/frame/DashboardFrame.tsx';
import { OrgGates } from '#web/app/frame/gates/OrgGates.tsx';
import { GateProvider } from '#web/components/settings/GateProvider.tsx';
import { usePreparedFunctions } from '#web/lib/functions/usePreparedFunctions.ts';

/** Everything that needs an organization, in the frame that leads through it. */
export default function DashboardLayout() {
  usePreparedFunctions();
  return (
    <OrgGates>
      <DashboardFrame>
        <GateProvider>
          <Outlet />
        </GateProvider>
      </DashboardFrame>
    </OrgGates>
  );
}
