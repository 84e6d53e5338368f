import type { Chat } from '@parlance/domain/documents/chats/chat';

/**
 * A conversation as other programs see it: { id, chatbotId, channel, locale, category, sentiment, rating, messageCount,
 * lastMessage, lastMessageAt, createdAt }. `category`, `sentiment` and `rating` may be null. Moments in ISO 8601.
 */
export function presentChat(id: string, { lastMessageAt, createdAt, ...chat }: Chat) {
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
