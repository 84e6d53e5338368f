import type { Live } from '@parlance/domain/documents/chats/live';
import type { Visitor } from '../../../kernel/access/tokens/visitorToken.ts';
import { ownsChat } from '../../../kernel/contacts/ownsChat.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { orgOf } from '../orgOf.ts';

/** Reads the answering side of a visitor's conversation, with two reads. The chatbot if nobody ever took over. Throws `not-found`. */
export async function readChatMode(visitor: Visitor): Promise<Live['mode']> {
  const live = (await refs.live(await orgOf(visitor), visitor.chatId).get()).data();
  return live !== undefined && ownsChat(visitor, live) ? live.mode : 'bot';
}
