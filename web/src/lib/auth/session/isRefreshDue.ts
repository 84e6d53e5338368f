import type { Session } from './Session.ts';
import { SESSION_TIMES } from './SESSION_TIMES.ts';

/** True iff the access token ends so soon that it should be replaced. `nowMs` is the clock in milliseconds. */
export function isRefreshDue(session: Session | null, nowMs: number): boolean {
  return session !== null && session.expires_at - nowMs / 1000 < SESSION_TIMES.refreshMarginSeconds;
}
