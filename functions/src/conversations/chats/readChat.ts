import type { Chat } from '@parlance/domain/documents/chats/chat';
import { shownStatus } from '@parlance/domain/documents/chats/shownStatus';
import { LIMITS } from '@parlance/domain/limits';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { visitorChat } from './visitorChat.ts';
import { toChatMessage } from './toChatMessage.ts';

/** The visitor's own conversation: its newest messages, oldest first. Empty if nothing was said yet. Throws `not-found`. */
export async function readChat(visitor: Visitor): Promise<ChatView> {
  const { widget, chat } = await visitorChat(visitor);
  if (chat === undefined) return { messages: [], mode: 'bot', handover: null, agentName: null };
  return viewOf(widget.orgId, visitor.chatId, chat);
}

/** A conversation that is there, as its visitor sees it. */
export async function viewOf(orgId: string, chatId: string, { mode, handover, csat }: Chat): Promise<ChatView> {
  const newest = await refs.messages(orgId, chatId).orderBy('at', 'desc').limit(LIMITS.messagesPerChatRead).get();
  return {
    messages: newest.docs.map((found) => toChatMessage(found.id, found.data())).toReversed(),
    mode,
    handover: shownStatus(handover),
    agentName: handover?.agentName ?? null,
    ...(csat === null ? {} : { hasCsat: true }),
  };
}
