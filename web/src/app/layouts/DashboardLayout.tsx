import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { DashboardFrame } from '#web/app/frame/DashboardFrame.tsx';
import { MembershipGate } from '#web/app/frame/MembershipGate.tsx';
import { PageFallback } from '#web/components/PageFallback.tsx';
import { paths } from '#web/config/paths.ts';
import { saveRedirectPath } from '#web/lib/auth/redirectPath.ts';
import { useSession } from '#web/lib/auth/useSession.ts';
import { FirestoreGate } from '#web/lib/firestore/FirestoreGate.tsx';

/** Remembers the address and asks to sign in. */
function SendToSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    saveRedirectPath(`${pathname}${search}${hash}`);
    void navigate(paths.signIn(), { replace: true });
  }, [pathname, search, hash, navigate]);
  return <PageFallback />;
}

/** Everything behind sign-in: only a confirmed person with an organization gets further. */
export default function DashboardLayout() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <PageFallback />;
    case 'signed-out':
      return <SendToSignIn />;
    case 'unconfirmed':
      return <Navigate to={paths.confirm()} replace />;
    case 'confirmed':
      return (
        <FirestoreGate>
          <MembershipGate uid={session.uid}>
            <DashboardFrame>
              <Outlet />
            </DashboardFrame>
          </MembershipGate>
        </FirestoreGate>
      );
  }
}
