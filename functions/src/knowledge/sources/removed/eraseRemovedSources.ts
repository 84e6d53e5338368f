import type { Actor } from '../../../kernel/access/Actor.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { namesInOne } from '../namesInOne.ts';
import { eraseKept } from '../../eraseKept.ts';

/**
 * Erases what is kept under these ids for good: of a removed source the file, the text, and what it was before it was changed. Running it
 * twice is harmless. Answers how many there were.
 */
export async function eraseRemovedSources(who: Actor, removedIds: readonly string[]): Promise<number> {
  const { orgId } = who;
  const ids = [...new Set(removedIds)];
  const erased = await db.runTransaction(async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => refs.removedSource(orgId, id)));
    const kept = found.flatMap((one) => {
      const removed = one.data();
      return removed === undefined ? [] : [{ ...removed, id: one.id }];
    });
    // What a call before this one has marked, that one has told of.
    const fresh = kept.filter(({ isErasing }) => !isErasing);
    const change = { isErasing: true, expiresAt: new Date() };
    for (const { id } of fresh) transaction.update(refs.removedSource(orgId, id), change);
    const subject = namesInOne(fresh.map(({ name }) => name));
    if (fresh.length > 0) recordActivity(transaction, orgId, who, { kind: 'sources-erased', subject });
    return kept;
  });
  for (const { id, sourceId, reason } of erased) {
    const former = refs.removedSources(orgId).where('sourceId', '==', sourceId).select();
    const all = reason === 'removed' ? (await former.get()).docs.map((one) => one.id) : [];
    for (const each of new Set([...all, id])) await eraseKept(orgId, each);
  }
  return erased.length;
}
