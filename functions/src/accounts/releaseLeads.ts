import type { Query } from 'firebase-admin/firestore';
import { updateInBatches } from '../platform/writes/updateInBatches.ts';

/** Takes a person who is gone off those of `leads` that they worked on. Running it again is harmless. */
export async function releaseLeads(leads: Query, uid: string): Promise<void> {
  await updateInBatches(leads.where('assigneeUid', '==', uid), (batch, lead) =>
    batch.update(lead.ref, { assigneeUid: null }),
  );
}
