import type { Chat } from '@parlance/domain/documents/chats/chat';
import { enqueueTask } from '../kernel/platform/enqueueTask.ts';

/**
 * Has what waits in an exchange by a connected channel handled, once it is stored; nothing in a conversation of the product's own channels, which
 * has none. Where this is lost, the minute's schedule finds it.
 * @param id That of the message for which it is, which wakes once.
 */
export async function wakeExchange(orgId: string, thread: Chat['thread'], id: string): Promise<void> {
  if (thread === null) return;
  const { threadId } = thread;
  await enqueueTask('runChannels', { orgId, threadId }, `${threadId}-${id}`);
}
