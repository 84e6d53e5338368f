import { Outlet } from 'react-router';
import { DashboardFrame } from '#web/app/frame/DashboardFrame.tsx';
import { MembershipGate } from '#web/app/frame/MembershipGate.tsx';
import { OnboardingGate } from '#web/app/frame/OnboardingGate.tsx';
import { PageFallback } from '#web/components/PageFallback.tsx';
import { useSession } from '#web/lib/auth/useSession.ts';
import { FirestoreGate } from '#web/lib/firestore/FirestoreGate.tsx';

/** Everything that needs an organization. Who is not signed in never gets here: GlobalGuard sends them away. */
export default function DashboardLayout() {
  const session = useSession();
  if (session.status !== 'confirmed') return <PageFallback />;
  return (
    <FirestoreGate>
      <MembershipGate key={session.uid} uid={session.uid}>
        <OnboardingGate>
          <DashboardFrame>
            <Outlet />
          </DashboardFrame>
        </OnboardingGate>
      </MembershipGate>
    </FirestoreGate>
  );
}
