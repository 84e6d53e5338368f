import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import { dayOf } from '../platform/calendar.ts';
import type { Visitor } from '../access/visitorToken.ts';

/** A conversation in which nothing was said yet. */
export function silentChat({ chatbotId, channel, origin }: Visitor, locale: Locale, timezone: string, now: Date): Chat {
  return {
    chatbotId,
    channel,
    origin,
    locale,
    mode: 'bot',
    category: null,
    topic: null,
    topicId: null,
    sentiment: null,
    corrected: [],
    terms: [],
    outcome: null,
    thanked: false,
    counted: null,
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
    questions: 0,
    day: dayOf(now, timezone),
    lastMessage: '',
    lastMessageAt: now,
    createdAt: now,
    unread: true,
    lastAnswerId: null,
    rateBucket: null,
    turns: [],
  };
}
