import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { expect, it } from 'vitest';
import { longestWaitFirst } from './longestWaitFirst.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));

function waiting(id: string, status: 'requested' | 'away', requested: number, awaited: number | null, last: number) {
  const chat = chatSchema.parse({
    chatbotId: 'bot',
    channel: 'widget',
    mode: status === 'away' ? 'human' : 'bot',
    locale: 'en',
    origin: '',
    category: null,
    sentiment: null,
    messageCount: 1,
    rating: null,
    lastMessage: '',
    lastMessageAt: at(last),
    createdAt: at(0),
    unread: true,
    lastAnswerId: null,
    turns: [],
    handover: {
      status,
      requestedAt: at(requested),
      dueAt: at(requested + 5),
      email: '',
      agentUid: null,
      agentName: null,
      awaitedSince: awaited === null ? null : at(awaited),
    },
  });
  return { ...chat, id };
}

it('goes by the first word without a reply, not by when an agent who is away was asked for', () => {
  const chats = [
    waiting('talked long', 'away', 1, 30, 35),
    waiting('asked early', 'requested', 10, 10, 10),
    waiting('stored before', 'away', 12, null, 20),
    waiting('asked late', 'requested', 25, 25, 40),
  ];
  expect(longestWaitFirst(chats).map(({ id }) => id)).toEqual([
    'asked early',
    'stored before',
    'asked late',
    'talked long',
  ]);
});
