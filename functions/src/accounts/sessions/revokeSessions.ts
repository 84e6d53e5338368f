import { setTimeout } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../../platform/app.ts';
import { isAuthError } from '../../platform/isAuthError.ts';
import { refs } from '../../platform/refs.ts';

/** Writes to the profile and to every membership that sessions from before `sessionsFrom` have ended. */
async function endSessions(uid: string, sessionsFrom: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    if (user === undefined) return;
    const memberRefs = user.orgIds.map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    transaction.update(refs.user(uid), { sessionsFrom });
    for (const member of members) if (member.exists) transaction.update(member.ref, { sessionsFrom });
  });
}

/**
 * Ends every session of a person: refresh tokens, and at once the access of ID tokens that would live for another hour.
 * Sessions are distinguished by the whole second in which they began. So those of this second end with the earlier ones, and
 * the answer waits for the next second: whoever signs in after it is in.
 */
export async function revokeSessions(uid: string): Promise<void> {
  const sessionsFrom = Math.floor(Date.now() / 1000) + 1;
  await endSessions(uid, sessionsFrom);
  await setTimeout(sessionsFrom * 1000 - Date.now());
  try {
    await getAuth().revokeRefreshTokens(uid);
  } catch (error) {
    // A member whose account is gone has no sessions either.
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}
