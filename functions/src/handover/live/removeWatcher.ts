import { paths } from '@parlance/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { db } from '../../platform/app.ts';
import { isAuthError } from '../../platform/isAuthError.ts';
import { refs } from '../../platform/refs.ts';
import type { ChatPlace } from '../chatPlace.ts';
import { watcherUid } from './watcherUid.ts';

/**
 * After what both sides of a conversation watched is deleted, with the conversation: the copies of messages and the account of
 * its visitor's browser go too. A visitor who has asked for an agent anew under the same id keeps them.
 */
export async function removeWatcher({ orgId, chatId }: ChatPlace): Promise<void> {
  if ((await refs.live(orgId, chatId).get()).exists) return;
  await Promise.all([db.recursiveDelete(db.collection(paths.relay(orgId, chatId))), deleteAccount(watcherUid(chatId))]);
}

async function deleteAccount(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}
