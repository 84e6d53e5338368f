import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { eraseThread } from '../eraseThread.ts';

/**
 * Deletes what a connected channel has of a conversation: the exchange with the customer's address, messages on their way out, and those on
 * their way in, which nothing would bring into a conversation any more; and what a team's chat has of it: posts, replies and the thread.
 */
export async function eraseExchange(orgId: string, chatId: string): Promise<void> {
  const threads = await db.collection(paths.threads(orgId)).where('chatId', '==', chatId).select().get();
  for (const { id } of threads.docs) await eraseThread(orgId, id);
  await deleteInBatches(db.collection(paths.allOutbound(orgId)).where('chatId', '==', chatId).select());
  for (const collection of [paths.teamPosts(orgId), paths.teamEvents(orgId)]) {
    await deleteInBatches(db.collection(collection).where('chatId', '==', chatId).select());
  }
  await db.doc(paths.teamThread(orgId, chatId)).delete();
}
