import type { Visitor } from '../../../kernel/access/tokens/visitorToken.ts';
import { ownsChat } from '../../../kernel/contacts/ownsChat.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { orgOf } from '../orgOf.ts';

/** Shows the agent that the visitor is typing. Without one, and in a chat of another chatbot, nothing happens. */
export async function showVisitorTyping(visitor: Visitor): Promise<void> {
  const ref = refs.live(await orgOf(visitor), visitor.chatId);
  const live = (await ref.get()).data();
  if (live?.mode !== 'human' || !ownsChat(visitor, live)) return;
  await ref.update({ visitorTypingAt: new Date() });
}
