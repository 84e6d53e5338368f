import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { FieldValue, type Transaction, type UpdateData, type WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';

type Removed = Partial<Deletion['removed']>;

/** Adds what a batch or transaction deletes to a deletion's progress and receipt, in that same commit. */
export function removedCounter(orgId: string, deletionId: string) {
  const ref = refs.deletion(orgId, deletionId);
  return (commit: WriteBatch | Transaction, removed: Removed): void => {
    const counted = Object.entries(removed).filter(([, count]) => count > 0);
    if (counted.length === 0) return;
    // Files go with their sources, which are what is counted on the way.
    const done = counted.reduce((sum, [kind, count]) => (kind === 'files' ? sum : sum + count), 0);
    const fields = new Map(counted.map(([kind, count]) => [`removed.${kind}`, FieldValue.increment(count)]));
    const update: UpdateData<Deletion> = { ...Object.fromEntries(fields), done: FieldValue.increment(done) };
    if ('commit' in commit) commit.update(ref, update);
    else commit.update(ref, update);
  };
}

export type CountRemoved = ReturnType<typeof removedCounter>;
