import type { Chat } from '@parlance/domain/documents/chats/chat';
import { enqueueTask } from '../kernel/platform/enqueueTask.ts';

/**
 * Has what waits in a conversation's exchange handled, once it is stored; nothing in a conversation of the product's own channels. Where this is
 * lost, the minute's schedule finds it.
 * @param id That of the message for which it is, which wakes once.
 */
export async function wakeExchange(orgId: string, { thread }: Pick<Chat, 'thread'>, id: string): Promise<void> {
  if (thread !== null)
    await enqueueTask('runChannels', { orgId, threadId: thread.threadId }, `${thread.threadId}-${id}`);
}
