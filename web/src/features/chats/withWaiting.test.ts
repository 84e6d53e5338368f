import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { expect, it } from 'vitest';
import type { Stored } from '#web/lib/firestore/live.ts';
import { withWaiting } from './withWaiting.ts';

function chat(id: string, chatbotId = 'bot'): Stored<Chat> {
  const fields = {
    chatbotId,
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
  };
  return { ...chatSchema.parse(fields), id };
}

it('puts those who wait before the others, each once, and leaves other chatbots out', () => {
  const waiting = [chat('old'), chat('elsewhere', 'other'), chat('new')];
  const chats = [chat('a'), chat('new'), chat('b')];
  expect(withWaiting(waiting, chats, 'bot').map(({ id }) => id)).toEqual(['old', 'new', 'a', 'b']);
});
