import { paths } from '@parlance/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../platform/app.ts';
import { isAuthError } from '../platform/isAuthError.ts';
import { refs } from '../platform/refs.ts';
import type { ChatPlace } from './chatPlace.ts';
import { watcherUid } from './watcherUid.ts';

/**
 * After a conversation with a person is deleted, by whatever way: what was made for its visitor to watch it goes too. A
 * visitor who has begun anew under the same id keeps it.
 */
export async function forgetWatcher({ orgId, chatId }: ChatPlace): Promise<void> {
  if ((await refs.chat(orgId, chatId).get()).exists) return;
  await Promise.all([
    refs.live(orgId, chatId).delete(),
    db.recursiveDelete(db.collection(paths.relay(orgId, chatId))),
    deleteAccount(watcherUid(chatId)),
  ]);
}

async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}
