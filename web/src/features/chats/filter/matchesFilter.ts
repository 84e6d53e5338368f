import type { Chat } from '@parlance/domain/documents/chats/chat';
import { searchWords } from '@parlance/domain/text/searchWords';
import { assigneeIn, type ChatFilter } from './chatFilter.ts';
import type { ChatScope } from './chatQuery.ts';
import { dayRange } from '#web/lib/dayRange.ts';

function isOrOpen<T>(value: T, wanted: T | undefined): boolean {
  return wanted === undefined || value === wanted;
}

/** True iff a conversation passes every filter and has every word of the search. `uid` is the reader's. */
export function matchesFilter(
  chat: Chat,
  filter: ChatFilter,
  { uid, timezone, topicIds }: Pick<ChatScope, 'uid' | 'timezone' | 'topicIds'>,
): boolean {
  const { from, before } = dayRange(filter.from, filter.to, timezone);
  return (
    isOrOpen(chat.chatbotId, filter.chatbot) &&
    isOrOpen(chat.category, filter.category) &&
    isOrOpen(chat.assigneeUid, assigneeIn(filter, uid)) &&
    (filter.tag === undefined || chat.tags.includes(filter.tag)) &&
    isOrOpen(chat.sentiment, filter.sentiment) &&
    isOrOpen(chat.rating, filter.rating) &&
    (filter.topic === undefined || topicIds.includes(chat.topicId ?? '')) &&
    isOrOpen(chat.outcome, filter.outcome) &&
    isOrOpen(chat.counted?.resolution, filter.resolution) &&
    isOrOpen(chat.channel, filter.channel) &&
    isOrOpen(chat.locale, filter.language) &&
    (!filter.unread || chat.unread) &&
    (!filter.agent || chat.byAgent) &&
    (!filter.mine || chat.handover?.agentUid === uid) &&
    (from === undefined || chat.lastMessageAt >= from) &&
    (before === undefined || chat.lastMessageAt < before) &&
    searchWords(filter.search).every((word) => chat.terms.includes(word))
  );
}
