import type { ReactNode } from 'react';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { FirestoreGate } from '#web/lib/firestore/FirestoreGate.tsx';
import { OrgClock } from '#web/app/locale/OrgClock.tsx';
import { MembershipGate } from './MembershipGate.tsx';
import { StartGate } from './StartGate.tsx';

interface OrgGatesProps {
  children: ReactNode;
}

/** Gates in front of every page of an organization. Anyone not signed in never gets here: GlobalGuard sends them away. */
export function OrgGates({ children }: OrgGatesProps) {
  const session = useSession();
  if (session.status !== 'confirmed') return <PageFallback />;
  return (
    <FirestoreGate>
      <MembershipGate key={session.uid} uid={session.uid}>
        <OrgClock>
          <StartGate>{children}</StartGate>
        </OrgClock>
      </MembershipGate>
    </FirestoreGate>
  );
}
