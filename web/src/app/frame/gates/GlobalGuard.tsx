import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionEvents } from '#web/app/useSessionEvents.ts';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { guard } from '#web/config/guard.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { keptDrafts } from '#web/lib/browser/keptDrafts.ts';
import { isSignOutPlanned } from '#web/lib/auth/plannedSignOut.ts';
import { redirectAnswer } from '#web/lib/auth/sign-in/redirectAnswer.ts';
import { saveRedirectPath } from '#web/lib/auth/redirectPath.ts';
import { decide } from '#web/lib/auth/routeGuard.ts';
import type { SessionEvent } from '#web/lib/auth/session/SessionEvent.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';

interface SendAwayProps {
  to: string;
  save: string | undefined;
}

/** Remembers the address, where it is to be come back to, and goes elsewhere. */
function SendAway({ to, save }: SendAwayProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (save !== undefined) saveRedirectPath(save);
    void navigate(to, { replace: true });
  }, [to, save, navigate]);
  return <PageFallback />;
}

interface GlobalGuardProps {
  children: ReactNode;
}

/** Lets nobody onto a guarded route without a confirmed session. What the session itself reports is handled here too. */
export function GlobalGuard({ children }: GlobalGuardProps) {
  const t = useTranslate();
  const toast = useToast();
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const path = `${pathname}${search}${hash}`;

  const handleEvent = (event: SessionEvent) => {
    if (event === 'PASSWORD_RECOVERY') toast.success(t('reset.done'));
    if (event === 'SIGNED_OUT') keptDrafts.clear();
    if (event !== 'SIGNED_OUT' || isSignOutPlanned() || decide(path, guard, 'signed-out') === 'pass') return;
    // Ended elsewhere, by another tab or the server: loading afresh drops what reactfire keeps of the old session.
    saveRedirectPath(path);
    window.location.assign(paths.signInAfter('session-ended'));
  };
  useSessionEvents(handleEvent);
  useEffect(() => {
    // Back from a provider's page. What it said, good or bad, is shown by the page that asks for it.
    redirectAnswer().catch(() => undefined);
  }, []);

  const decision = decide(path, guard, session.status);
  if (decision === 'wait') return <PageFallback />;
  if (decision === 'pass') return children;
  return <SendAway to={decision.redirect} save={decision.save} />;
}
