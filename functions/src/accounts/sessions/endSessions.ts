import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';

/** Writes to the profile and to every membership that sessions from before `sessionsFrom`, in seconds since 1970, have ended. */
export async function endSessions(uid: string, sessionsFrom: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    if (user === undefined) return;
    const memberRefs = user.orgIds.map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    transaction.update(refs.user(uid), { sessionsFrom });
    for (const member of members) if (member.exists) transaction.update(member.ref, { sessionsFrom });
  });
}
