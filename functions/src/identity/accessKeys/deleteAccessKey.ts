import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Deletes a key of the API with its hash: the next request that carries it is refused. Throws `not-found`. */
export async function deleteAccessKey(who: Membership, keyId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'accessKeys.manage');
    const key = await transaction.get(refs.accessKey(who.orgId, keyId));
    const name = key.data()?.name;
    if (name === undefined) throw new AppError('not-found');
    const hashes = await transaction.get(db.collection('accessKeyHashes').where('keyId', '==', keyId));
    for (const hash of hashes.docs) transaction.delete(hash.ref);
    transaction.delete(key.ref);
    recordActivity(transaction, who.orgId, who, { kind: 'access-key-deleted', subject: name });
  });
}
