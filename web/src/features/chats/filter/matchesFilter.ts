import type { Chat } from '@parlance/domain/documents/chats/chat';
import { hasMark } from '@parlance/domain/search/marks/hasMark';
import { subjectsOf } from '@parlance/domain/search/marks/subjectsOf';
import { typedWords } from '@parlance/domain/search/typedWords';
import { assigneeIn, type ChatFilter, dayBasis } from './chatFilter.ts';
import type { ChatScope } from './chatQuery.ts';
import { dayRange } from '@parlance/domain/time/dayRange';

function isOrOpen<T>(value: T, wanted: T | undefined): boolean {
  return wanted === undefined || value === wanted;
}

function isOnDays(chat: Chat, filter: ChatFilter, timezone: string): boolean {
  const basis = dayBasis(filter);
  if (basis === 'marks') return true;
  const { from, before } = dayRange(filter.from, filter.to, timezone);
  return (from === undefined || chat[basis] >= from) && (before === undefined || chat[basis] < before);
}

/** True iff a conversation passes every filter and has every word of the search. `uid` is the reader's. */
export function matchesFilter(
  chat: Chat,
  filter: ChatFilter,
  { uid, timezone, topicIds }: Pick<ChatScope, 'uid' | 'timezone' | 'topicIds'>,
): boolean {
  const { from, to } = filter;
  return (
    isOrOpen(chat.chatbotId, filter.chatbot) &&
    isOrOpen(chat.category, filter.category) &&
    isOrOpen(chat.counted?.category, filter.counted) &&
    isOrOpen(chat.assigneeUid, assigneeIn(filter, uid)) &&
    (filter.tag === undefined || chat.tags.includes(filter.tag)) &&
    (filter.attribute === undefined || chat.attributes.includes(filter.attribute)) &&
    isOrOpen(chat.sentiment, filter.sentiment) &&
    isOrOpen(chat.rating, filter.rating) &&
    (filter.topic === undefined || topicIds.includes(chat.topicId ?? '')) &&
    isOrOpen(chat.outcome, filter.outcome) &&
    isOrOpen(chat.counted?.resolution, filter.resolution) &&
    isOrOpen(chat.depth, filter.depth) &&
    isOrOpen(chat.channel, filter.channel) &&
    isOrOpen(chat.locale, filter.language) &&
    (!filter.unread || chat.unread) &&
    (!filter.agent || chat.byAgent) &&
    (!filter.mine || chat.handover?.agentUid === uid) &&
    isOrOpen(chat.site, filter.site) &&
    subjectsOf(filter).every((subject) => hasMark(chat.marks, subject, { from, to })) &&
    isOnDays(chat, filter, timezone) &&
    typedWords(filter.search).every((word) => chat.terms.includes(word))
  );
}
