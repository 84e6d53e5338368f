import type { Query } from 'firebase-admin/firestore';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';

/** Takes a person who is gone off those of `assigned`, leads or conversations, that were theirs. Running it again is harmless. */
export async function releaseWork(assigned: Query, uid: string): Promise<void> {
  await updateInBatches(assigned.where('assigneeUid', '==', uid), (batch, { ref }) =>
    batch.update(ref, { assigneeUid: null }),
  );
}
