import { FieldValue } from 'firebase-admin/firestore';
import { admin } from '../../support/admin.ts';

/** Takes the conversations that other tests have left out of what is still to be looked at. */
export async function settleChats(): Promise<void> {
  const left = await admin.db.collectionGroup('chats').where('classifiedAt', '==', null).select().get();
  const writer = admin.db.bulkWriter();
  for (const chat of left.docs) void writer.update(chat.ref, { classifiedAt: FieldValue.serverTimestamp() });
  await writer.close();
}
