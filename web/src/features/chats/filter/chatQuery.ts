import { paths } from '@parlance/domain/paths';
import { searchWords } from '@parlance/domain/text/searchWords';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { assigneeIn, type ChatFilter } from './chatFilter.ts';
import { dayRange } from './dayRange.ts';

/** Whose list. */
interface Scope {
  orgId: string;
  /** Undefined: of all chatbots. */
  chatbotId: string | undefined;
  uid: string;
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
export function chatQuery({ orgId, chatbotId, uid }: Scope, filter: ChatFilter): QuerySpec {
  const path = paths.chats(orgId);
  const range = dayRange(filter.from, filter.to);
  const ofChatbot = chatbotId === undefined ? {} : { chatbotId };
  const contains = elementOf(filter);
  if (contains !== undefined) {
    return { path, equals: { ...ofChatbot }, contains, orderBy: ['lastMessageAt', 'desc'], range };
  }
  const assigneeUid = assigneeIn(filter, uid);
  const { category, topic, sentiment, rating, outcome, resolution, channel, language } = filter;
  const chosen = {
    ...(category === undefined ? {} : { category }),
    ...(assigneeUid === undefined ? {} : { assigneeUid }),
    ...(sentiment === undefined ? {} : { sentiment }),
    ...(rating === undefined ? {} : { rating }),
    ...(topic === undefined ? {} : { topicId: topic }),
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
