import type { Query } from 'firebase-admin/firestore';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';

/** Takes a person who is gone off what was `assigned` to them, leads or conversations. Running it again is harmless. */
export async function releaseWork(assigned: Query): Promise<void> {
  await updateInBatches(assigned, (batch, { ref }) => batch.update(ref, { assigneeUid: null }));
}
