import { paths } from '@parlance/domain/paths';
import { topicChoice } from '@parlance/domain/search/topicChoice';
import { searchWords } from '@parlance/domain/text/searchWords';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { assigneeIn, type ChatFilter } from './chatFilter.ts';
import { dayRange } from '#web/lib/dayRange.ts';

/** Whose list, and what its filters mean there. */
export interface ChatScope {
  orgId: string;
  /** Undefined: of all chatbots. */
  chatbotId: string | undefined;
  uid: string;
  /** The organization's, by whose days the list goes. */
  timezone: string;
  /** The filter's topic and those that were merged into it. */
  topicIds: readonly string[];
}

function elementOf({ search, tag }: ChatFilter): QuerySpec['contains'] {
  const [word] = searchWords(search);
  if (word !== undefined) return ['terms', word];
  return tag === undefined ? undefined : ['tags', tag];
}

/**
 * The query behind a list of conversations, newest first. Any filters may be combined. With a search, Firestore is asked for its
 * rarest word alone, and else with a tag for that alone: `matchesFilter` says which of those have the other words and pass the filters.
 */
export function chatQuery({ orgId, chatbotId, uid, timezone, topicIds }: ChatScope, filter: ChatFilter): QuerySpec {
  const path = paths.chats(orgId);
  const range = dayRange(filter.from, filter.to, timezone);
  const ofChatbot = chatbotId === undefined ? {} : { chatbotId };
  const contains = elementOf(filter);
  if (contains !== undefined) {
    return { path, equals: { ...ofChatbot }, contains, orderBy: ['lastMessageAt', 'desc'], range };
  }
  const assigneeUid = assigneeIn(filter, uid);
  const topicId = topicIds.length === 0 ? undefined : topicChoice(topicIds);
  const { category, sentiment, rating, outcome, resolution, channel, language } = filter;
  const chosen = {
    ...(category === undefined ? {} : { category }),
    ...(assigneeUid === undefined ? {} : { assigneeUid }),
    ...(sentiment === undefined ? {} : { sentiment }),
    ...(rating === undefined ? {} : { rating }),
    ...(topicId === undefined ? {} : { topicId }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(resolution === undefined ? {} : { 'counted.resolution': resolution }),
    ...(channel === undefined ? {} : { channel }),
    ...(language === undefined ? {} : { locale: language }),
    ...(filter.unread ? { unread: true } : {}),
    ...(filter.agent ? { byAgent: true } : {}),
    ...(filter.mine ? { 'handover.agentUid': uid } : {}),
  };
  return { path, equals: { ...ofChatbot, ...chosen }, orderBy: ['lastMessageAt', 'desc'], range };
}
