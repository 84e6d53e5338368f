import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Brings the name in a person's memberships in line with their profile as it is now: late and repeated events do no harm. */
export async function copyName(uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(uid))).data();
    if (user === undefined || user.orgIds.length === 0) return;
    const members = await transaction.getAll(...user.orgIds.map((orgId) => refs.member(orgId, uid)));
    for (const member of members) if (member.exists) transaction.update(member.ref, { name: user.name });
  });
}
