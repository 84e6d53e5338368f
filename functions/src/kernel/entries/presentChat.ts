import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { CSAT_SCORES } from '@parlance/domain/documents/chats/CSAT_SCORES';
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
  csat: z
    .nullable(z.strictObject({ score: z.literal(CSAT_SCORES), comment: z.string(), at: z.iso.datetime() }))
    .describe('The visitor’s satisfaction at the end, 1 to 5. Null where it was not said.'),
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
    csat: presentCsat(chat.csat),
    messageCount: chat.messageCount,
    lastMessage: chat.lastMessage,
    lastMessageAt: lastMessageAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

function presentCsat(csat: Chat['csat']): z.infer<typeof chatEntrySchema>['csat'] {
  if (csat === null || csat.score === null) return null;
  return { score: csat.score, comment: csat.comment, at: csat.at.toISOString() };
}
