import { deleteMailAbout } from '../delivery/deleteMailAbout.ts';
import { recheckMember } from '../kernel/access/recheckMember.ts';
import type { Membership } from '../kernel/access/requireMember.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

/**
 * Deletes withdrawals and cancellations of one person, and what the outbox says of them. Cut anywhere, it is finished by calling again.
 * @param ids At most `LIMITS.leadsPerDelete`.
 */
export async function deleteDeclarations(who: Membership, ids: readonly string[]): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'person.manage');
    for (const id of ids) transaction.delete(refs.declaration(orgId, id));
  });
  await Promise.all(ids.map((id) => deleteMailAbout(orgId, 'declarationId', id)));
}
