import { refs } from '../platform/refs.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { type ApiPage, readPage } from './readPage.ts';

/**
 * GET /api/v1/chats: { id, chatbotId, channel, locale, category, sentiment, rating, messageCount, lastMessage, lastMessageAt,
 * createdAt }, the one with the newest message first. `category`, `sentiment` and `rating` may be null. Moments in ISO 8601.
 */
export async function listChats(orgId: string, query: unknown): Promise<ApiPage> {
  const { chatbotId, ...page } = chatbotPageSchema.parse(query);
  const chats = refs.chats(orgId);
  const newest = chats.orderBy('lastMessageAt', 'desc');
  const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
  return readPage(chats, wanted, page, (document) => {
    const { lastMessageAt, createdAt, ...chat } = document.data();
    return {
      id: document.id,
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
  });
}
