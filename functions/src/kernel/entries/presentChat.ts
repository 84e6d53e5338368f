import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import * as z from 'zod';

const { channel, locale, sentiment, rating } = chatSchema.shape;

/** A conversation as other programs see it. */
export const chatEntrySchema = z.strictObject({
  id: z.string(),
  chatbotId: z.string(),
  channel,
  locale,
  category: z.nullable(z.string()).describe('Null until the conversation has been quiet for a while.'),
  sentiment,
  rating,
  messageCount: z.int(),
  lastMessage: z.string().describe('The beginning of what was asked last.'),
  lastMessageAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

/** A conversation in the fields of `chatEntrySchema`. */
export function presentChat(id: string, { lastMessageAt, createdAt, ...chat }: Chat): z.infer<typeof chatEntrySchema> {
  return {
    id,
    chatbotId: chat.chatbotId,
    channel: chat.channel,
    locale: chat.locale,
    category: chat.category,
    sentiment: chat.sentiment,
    rating: chat.rating,
    messageCount: chat.messageCount,
    lastMessage: chat.lastMessage,
    lastMessageAt: lastMessageAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
