import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import type { SessionSource } from './createSessionStore.ts';
import { isRefreshDue } from './isRefreshDue.ts';
import type { Session } from './Session.ts';
import { SESSION_TIMES } from './SESSION_TIMES.ts';
import { sessionCookie } from './sessionCookie.ts';
import { toSession } from './toSession.ts';

function follow(auth: Auth, emit: (session: Session | null) => void): void {
  let latest: Session | null = null;
  let reading = 0;
  const take = (session: Session | null) => {
    latest = session;
    document.cookie = sessionCookie(session);
    emit(session);
  };
  onIdTokenChanged(auth, (user) => {
    reading += 1;
    const mine = reading;
    if (user === null) {
      take(null);
      return;
    }
    const read = async () => {
      const session = await toSession(user);
      // Reading a token takes a moment, in which somebody else may have signed in.
      if (mine === reading) take(session);
    };
    read().catch(reportError);
  });
  setInterval(() => {
    if (document.hidden || !isRefreshDue(latest, Date.now())) return;
    // A token that can't be renewed now is tried again with the next tick; one that was revoked signs out by itself.
    auth.currentUser?.getIdToken(true).catch(() => undefined);
  }, SESSION_TIMES.refreshTickMs);
}

/** Sessions as Firebase Auth has them, kept fresh. */
export const firebaseSessions: SessionSource = (emit) => {
  const start = async () => follow((await startFirebase()).auth, emit);
  start().catch(reportError);
};
