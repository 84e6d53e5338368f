import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useCallback, useMemo } from 'react';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { ChatFilter } from '../filter/chatFilter.ts';
import { chatQuery } from '../filter/chatQuery.ts';
import { matchesFilter } from '../filter/matchesFilter.ts';
import { type Chats, useChatPages } from './useChatPages.ts';
import { useTopicFamily } from './useTopicFamily.ts';

/** The newest conversations of a chatbot, or of all, that pass a filter. */
export function useChats(chatbotId: string | undefined, filter: ChatFilter): Chats {
  const { orgId, org, uid } = useMembership();
  const { timezone } = org;
  const topicIds = useTopicFamily(filter.topic);
  const scope = useMemo(
    () => ({ orgId, chatbotId, uid, timezone, topicIds }),
    [orgId, chatbotId, uid, timezone, topicIds],
  );
  const spec = useMemo(() => chatQuery(scope, filter), [scope, filter]);
  const isWanted = useCallback((chat: Chat) => matchesFilter(chat, filter, scope), [filter, scope]);
  return useChatPages(spec, isWanted, JSON.stringify(filter));
}
