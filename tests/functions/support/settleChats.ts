import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { admin } from '../../support/admin.ts';

const ATTEMPTS = 5;
const AT_ONCE = 200;

/**
 * Takes the conversations that other tests have left out of what is still to be looked at. In batches: the emulator goes through all
 * that it has once for every commit.
 */
export async function settleChats(): Promise<void> {
  const left = await admin.db.collectionGroup('chats').where('classifiedAt', '==', null).select().get();
  const refs = left.docs.map(({ ref }) => ref);
  for (let from = 0; from < refs.length; from += AT_ONCE) await settle(refs.slice(from, from + AT_ONCE));
}

async function settle(refs: readonly DocumentReference[], attempt = 1): Promise<void> {
  const batch = admin.db.batch();
  for (const ref of refs) batch.update(ref, { classifiedAt: FieldValue.serverTimestamp() });
  try {
    await batch.commit();
  } catch (error) {
    // Work of other tests may still hold a document locked: the emulator answers only once it is free.
    if (attempt === ATTEMPTS) throw error;
    await settle(refs, attempt + 1);
  }
}
