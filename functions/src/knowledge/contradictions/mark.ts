import type { DocumentReference } from 'firebase-admin/firestore';

/** Marks a passage as one that is still to be compared, or not any more. One that was deleted meanwhile stays gone. */
export async function mark(ref: DocumentReference, toCompare: boolean): Promise<void> {
  await ref.update({ toCompare }).catch(async (error: unknown) => {
    if ((await ref.get()).exists) throw error;
  });
}
