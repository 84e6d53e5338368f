import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import type { Visitor } from '../access/visitorToken.ts';

/** A conversation in which nothing was said yet. */
export function silentChat({ chatbotId, channel, origin }: Visitor, locale: Locale, now: Date): Chat {
  return {
    chatbotId,
    channel,
    origin,
    locale,
    mode: 'bot',
    category: null,
    topic: null,
    sentiment: null,
    corrected: [],
    terms: [],
    outcome: null,
    byAgent: false,
    assigneeUid: null,
    tags: [],
    notes: [],
    // There is nothing to classify yet.
    classifiedAt: now,
    handover: null,
    identity: null,
    messageCount: 0,
    rating: null,
    lastMessage: '',
    lastMessageAt: now,
    createdAt: now,
    unread: true,
    lastAnswerId: null,
    rateBucket: null,
    turns: [],
  };
}
