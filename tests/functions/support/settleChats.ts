import { FieldValue } from 'firebase-admin/firestore';
import { admin } from '../../support/admin.ts';

const ATTEMPTS = 5;

/** Takes the conversations that other tests have left out of what is still to be looked at. */
export async function settleChats(): Promise<void> {
  const left = await admin.db.collectionGroup('chats').where('classifiedAt', '==', null).select().get();
  const writer = admin.db.bulkWriter();
  // Work of other tests may still hold a document locked: the emulator answers only once it is free.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < ATTEMPTS);
  const writes = left.docs.map(({ ref }) => writer.update(ref, { classifiedAt: FieldValue.serverTimestamp() }));
  await Promise.all([...writes, writer.close()]);
}
