import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { endOrg } from './endOrg.ts';
import { enqueueErasure } from '../enqueueErasure.ts';

/**
 * Ends an organization: its document, memberships and widgets go in one transaction, so nobody has access from then on and
 * nothing can join or answer. Everything below it is the erasure's. Throws `confirmation-mismatch` where `name` is not its name.
 */
export async function deleteOrg(who: Membership, name: string): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'org.delete');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (name.trim().normalize('NFC') !== org.name) throw new AppError('confirmation-mismatch');
    await endOrg(transaction, orgId, org, who);
  });
  await enqueueErasure(orgId, 'first');
}
