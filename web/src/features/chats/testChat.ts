import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Stored } from '#web/lib/live.ts';

/** A conversation for tests, or one with whatever else the test knows of it. */
export function testChat(id: string, own: Partial<Chat> = {}): Stored<Chat> {
  const fields = {
    chatbotId: 'bot',
    channel: 'widget',
    mode: 'bot',
    locale: 'en',
    origin: '',
    category: null,
    sentiment: null,
    messageCount: 0,
    rating: null,
    lastMessage: '',
    lastMessageAt: new Date(0),
    createdAt: new Date(0),
    unread: false,
    lastAnswerId: null,
    turns: [],
    ...own,
  };
  return { ...chatSchema.parse(fields), id };
}
