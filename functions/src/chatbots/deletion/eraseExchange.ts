import { paths } from '@parlance/domain/paths';
import { waitingInThread } from '@parlance/domain/queries/channels';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { eraseInbound } from './eraseInbound.ts';

/**
 * Deletes what a connected channel has of a conversation: the exchange with the customer's address, messages on their way out, and those on
 * their way in, which nothing would bring into a conversation any more; and what a team's chat has of it: posts, replies and the thread.
 */
export async function eraseExchange(orgId: string, chatId: string): Promise<void> {
  const threads = await db.collection(paths.threads(orgId)).where('chatId', '==', chatId).select().get();
  for (const thread of threads.docs) {
    const inbound = refs.allInbound(orgId);
    const waiting = queryOf(inbound, waitingInThread, { threadId: thread.id });
    await eraseInbound(orgId, inbound.where('threadId', '==', thread.id), waiting);
    await thread.ref.delete();
  }
  await deleteInBatches(db.collection(paths.allOutbound(orgId)).where('chatId', '==', chatId).select());
  for (const collection of [paths.teamPosts(orgId), paths.teamEvents(orgId)]) {
    await deleteInBatches(db.collection(collection).where('chatId', '==', chatId).select());
  }
  await db.doc(paths.teamThread(orgId, chatId)).delete();
}
