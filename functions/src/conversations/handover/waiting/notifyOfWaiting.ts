import type { Chat } from '@parlance/domain/documents/chats/chat';
import { notify } from '../../notifications/notify.ts';

/** Tells those who want it by mail that a visitor waits, once for each request: asked again, nobody gets a second one. */
export async function notifyOfWaiting(orgId: string, chatId: string, chat: Chat | undefined): Promise<void> {
  if (chat?.handover?.status !== 'requested') return;
  const { chatbotId, lastMessage: excerpt } = chat;
  const key = `${chatId}-${chat.handover.requestedAt.getTime()}`;
  await notify({ orgId, chatbotId, event: 'handover', key, chatId, excerpt });
}
