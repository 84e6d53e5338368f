import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type Live, liveSchema } from '@parlance/domain/documents/chats/live';
import { type ChatEvent, type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { type Relayed, relayedSchema } from '@parlance/domain/documents/chats/relayed';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Membership } from '../../../../functions/src/kernel/access/requireMember.ts';
import type { Visitor } from '../../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { joinChat } from '../../../../functions/src/conversations/handover/joinChat.ts';
import { requestHandover, type HandoverRequest } from '../../../../functions/src/conversations/requestHandover.ts';
import { admin } from '../../../support/admin.ts';
import { makeChatbot } from '../../../support/makeChatbot.ts';
import { untilDocument } from '../../../support/untilDocument.ts';

/** A chatbot that offers an agent, at any time and for five minutes unless said otherwise. Its visitors can reach it. */
export async function offeringChatbot(orgId: string, handover: Partial<Chatbot['handover']> = {}): Promise<string> {
  const offered = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5, ...handover };
  const chatbotId = await makeChatbot(orgId, { trained: true, handover: offered });
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  return chatbotId;
}

/** A visitor who has said nothing yet. */
export function newVisitor(chatbotId: string): Visitor {
  return { chatbotId, chatId: newId(), origin: 'https://shop.example', channel: 'widget' };
}

/** Asks for an agent in the visitor's name, who agrees to the use of an address. */
export function ask(visitor: Visitor, request: Partial<HandoverRequest> = {}, now?: Date): Promise<number> {
  const usual = { handoverId: newId(), name: '', email: '', hasConsent: true, locale: 'en' } as const;
  return requestHandover(visitor, { ...usual, ...request }, now);
}

interface Stored {
  chat: Chat;
  live: Live | undefined;
  /** Oldest first. */
  messages: Message[];
  relay: Relayed[];
}

/** All that is stored of a conversation. */
export async function stored(orgId: string, chatId: string): Promise<Stored> {
  const [chat, live, messages, relay] = await Promise.all([
    admin.db.doc(paths.chat(orgId, chatId)).get(),
    admin.db.doc(paths.live(orgId, chatId)).get(),
    admin.db.collection(paths.messages(orgId, chatId)).orderBy('at').get(),
    admin.db.collection(paths.relay(orgId, chatId)).orderBy('at').get(),
  ]);
  return {
    chat: chatSchema.parse(chat.data()),
    live: live.exists ? liveSchema.parse(live.data()) : undefined,
    messages: messages.docs.map((one) => messageSchema.parse(one.data())),
    relay: relay.docs.map((one) => {
      const { schemaVersion: _, ...fields } = one.data();
      return relayedSchema.strict().parse(fields);
    }),
  };
}

/** Events of a conversation, by name. */
export function eventsOf({ messages }: Pick<Stored, 'messages'>): ChatEvent['event'][] {
  return messages.flatMap((message) => (message.role === 'event' ? message.event : []));
}

/** A conversation that somebody has taken over when its visitor asked for an agent. */
export async function takenOver(chatbotId: string, who: Membership): Promise<Visitor> {
  const visitor = newVisitor(chatbotId);
  await ask(visitor);
  await joinChat(who, visitor.chatId);
  return visitor;
}
