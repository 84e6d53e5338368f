import type { Chat } from '@parlance/domain/documents/chats/chat';
import { tellTeamChats } from '../../../delivery/tellTeamChats.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { notify } from '../../notifications/notify.ts';

/**
 * Tells those who want it that a visitor waits, by mail and in the team's channels of Slack and Teams, once for each request: asked again,
 * nobody is told twice.
 */
export async function notifyOfWaiting(orgId: string, chatId: string, chat: Chat | undefined): Promise<void> {
  if (chat?.handover?.status !== 'requested') return;
  const { chatbotId, lastMessage: excerpt } = chat;
  const key = `${chatId}-${chat.handover.requestedAt.getTime()}`;
  await notify({ orgId, chatbotId, event: 'handover', key, chatId, excerpt });
  try {
    await tellTeamChats(orgId, { topic: 'handovers', chatbotId, chatId, key });
  } catch (error) {
    logEvent('team not told', { chatId }, error);
  }
}
