import type { RemovedSource } from '@parlance/domain/documents/releases/removedSource';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { eraseSource } from './eraseSource.ts';
import { blankErased } from './sources/removed/blankErased.ts';

/**
 * Erases what is kept of a source, by the id under which it is, and a question's text in releases: it is marked first, so that nothing brings it back meanwhile, and its
 * document goes last. Cut anywhere, it is finished by running it again.
 * @param count Adds to the last commit what it erases, once.
 */
export async function eraseKept(
  orgId: string,
  removedId: string,
  count: (transaction: Transaction, kept: RemovedSource) => void = () => undefined,
): Promise<void> {
  const ref = refs.removedSource(orgId, removedId);
  const kept = await db.runTransaction(async (transaction) => {
    const found = (await transaction.get(ref)).data();
    if (found !== undefined && !found.isErasing) transaction.update(ref, { isErasing: true, expiresAt: new Date() });
    return found;
  });
  if (kept === undefined) return;
  if (kept.reason === 'removed') await eraseSource(orgId, kept.sourceId);
  await blankErased(orgId, kept);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(ref)).exists) return;
    transaction.delete(ref);
    count(transaction, kept);
  });
}
