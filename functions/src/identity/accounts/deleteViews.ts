import type { Query } from 'firebase-admin/firestore';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';

/** Deletes the own views of a person who is gone: those of `views` that are theirs. Running it again is harmless. */
export async function deleteViews(views: Query, uid: string): Promise<void> {
  await updateInBatches(views.where('ownerUid', '==', uid), (batch, { ref }) => batch.delete(ref));
}
