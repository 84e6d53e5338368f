import { AppError } from '@parlance/domain/errors';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { isServed } from '../../kernel/access/isServed.ts';
import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { ownChat } from '../handover/ownChat.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** A visitor's chatbot and conversation, if anything was said in it yet. Throws `not-found`, or `visitor-token-invalid`. */
export async function visitorChat(visitor: Visitor): Promise<{ widget: Widget; chat: Chat | undefined }> {
  const widget = (await refs.widget(visitor.chatbotId).get()).data();
  if (!isServed(widget)) throw new AppError('not-found');
  return { widget, chat: await ownChat(widget.orgId, visitor) };
}
