import type { Query } from 'firebase-admin/firestore';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';

/** Deletes the own views of a person who is gone. Running it again is harmless. */
export async function deleteViews(views: Query): Promise<void> {
  await updateInBatches(views, (batch, { ref }) => batch.delete(ref));
}
