import { visitorUid } from '@parlance/domain/identity';
import { paths } from '@parlance/domain/paths';
import { removeUser } from '../../../kernel/access/removeUser.ts';
import { deleteFolder } from '../../../kernel/platform/deleteFolder.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ChatPlace } from '../chatPlace.ts';

/**
 * After what both sides of a conversation watched is deleted, with the conversation: the copies of messages, the files and
 * the account of its visitor's browser go too. A visitor who has asked for an agent anew under the same id keeps them.
 */
export async function removeWatcher({ orgId, chatId }: ChatPlace): Promise<void> {
  if ((await refs.live(orgId, chatId).get()).exists) return;
  await Promise.all([
    db.recursiveDelete(db.collection(paths.relay(orgId, chatId))),
    deleteFolder(paths.attachmentFolder(orgId, chatId)),
    removeUser(visitorUid(chatId)),
  ]);
}
