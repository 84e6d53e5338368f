import { SECOND_MS } from '@parlance/domain/durations';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../../kernel/platform/writes/deleteInBatches.ts';

/**
 * Writes to the profile and to every membership that sessions from before `sessionsFrom`, in seconds since 1970, have ended, and takes
 * them off the list of sessions.
 */
export async function endSessions(uid: string, sessionsFrom: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    if (user === undefined) return;
    const memberRefs = user.orgIds.map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    // What was ended by itself before that moment needs no mention any more.
    const endedSessions = user.endedSessions.filter((began) => began >= sessionsFrom);
    transaction.update(refs.user(uid), { sessionsFrom, endedSessions });
    for (const member of members) if (member.exists) transaction.update(member.ref, { sessionsFrom, endedSessions });
  });
  const over = refs.sessions(uid).where('beganAt', '<', new Date(sessionsFrom * SECOND_MS));
  await deleteInBatches(over);
}
