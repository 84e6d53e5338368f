import { cookieText } from '#web/lib/browser/cookies.ts';
import type { Session } from './Session.ts';
import { SESSION_TIMES } from './SESSION_TIMES.ts';

export const SESSION_COOKIE = 'parlance-session';

/** Says that somebody is signed in here, and nothing more: scripts can read it, so it never holds a token. Goes with the session. */
export function sessionCookie(session: Session | null): string {
  if (session === null) return cookieText(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
  return cookieText(SESSION_COOKIE, '1', { maxAgeSeconds: SESSION_TIMES.cookieMaxAgeSeconds });
}
