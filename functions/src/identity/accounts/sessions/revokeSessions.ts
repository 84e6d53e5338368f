import { getAuth } from 'firebase-admin/auth';
import { isAuthError } from '../../../kernel/platform/isAuthError.ts';
import { untilTime } from '../../../kernel/platform/untilTime.ts';
import { endSessions } from './endSessions.ts';

/**
 * Ends every session of a person: refresh tokens, and at once the access of ID tokens that would live for another hour.
 * Sessions are distinguished by the whole second in which they began. So those of this second end with the earlier ones, and
 * the answer waits for the next second: whoever signs in after it is in.
 */
export async function revokeSessions(uid: string): Promise<void> {
  const sessionsFrom = Math.floor(Date.now() / 1000) + 1;
  await endSessions(uid, sessionsFrom);
  await untilTime(sessionsFrom * 1000);
  try {
    await getAuth().revokeRefreshTokens(uid);
  } catch (error) {
    // A member whose account is gone has no sessions either.
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}
