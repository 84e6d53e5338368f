import type { Chat } from '@parlance/domain/documents/chats/chat';
import { topicChoice } from '@parlance/domain/search/topicChoice';
import { searchWords } from '@parlance/domain/text/searchWords';
import type { Query } from 'firebase-admin/firestore';
import { refs } from '../../platform/refs.ts';
import type { ExportScope, FilterOf } from './RowSource.ts';
import { whereAll } from './whereAll.ts';

interface ChatList {
  query: Query<Chat>;
  /** True iff the list has all that the query finds. */
  isWhole: boolean;
  isWanted: (chat: Chat) => boolean;
}

/**
 * The conversations that a list shows, the one with the newest message first. With a search, Firestore is asked for its rarest word
 * alone, and else with a tag for that alone: `isWanted` says which of those have the other words and pass the filters.
 * @param topicIds The filter's topic and those that were merged into it.
 */
export function chatList(
  { orgId, chatbotId, startedBy, timezone }: ExportScope,
  filter: FilterOf<'chats'>,
  topicIds: readonly string[],
): ChatList {
  const { from, to } = filter;
  const words = searchWords(filter.search);
  const compared = chosenFields(filter, startedBy);
  const topicId = topicIds.length === 0 ? undefined : topicChoice(topicIds);
  const chosen = { ...compared, ...(topicId === undefined ? {} : { topicId }) };
  const isOfTopic = ({ topicId: own }: Chat): boolean => topicIds.length === 0 || topicIds.includes(own ?? '');
  const isWanted = (chat: Chat): boolean => {
    const fields = new Map<string, unknown>(
      Object.entries({ ...chat, [AGENT]: chat.handover?.agentUid, [RESOLUTION]: chat.counted?.resolution }),
    );
    const passes = Object.entries(compared).every(([name, value]) => fields.get(name) === value);
    const hasTag = filter.tag === undefined || chat.tags.includes(filter.tag);
    return passes && isOfTopic(chat) && hasTag && words.every((word) => chat.terms.includes(word));
  };
  const [word] = words;
  const contains = elementOf(word, filter.tag);
  const query = whereAll(
    refs.chats(orgId),
    {
      equals: { ...(contains === undefined ? chosen : {}), ...(chatbotId === null ? {} : { chatbotId }) },
      ...(contains === undefined ? {} : { contains }),
      orderBy: ['lastMessageAt', 'desc'],
      from,
      to,
    },
    timezone,
  );
  return { query, isWhole: contains === undefined && (topicIds.length === 0 || topicId !== undefined), isWanted };
}

function elementOf(word: string | undefined, tag: string | undefined): readonly [string, string] | undefined {
  if (word !== undefined) return ['terms', word];
  return tag === undefined ? undefined : ['tags', tag];
}

const AGENT = 'handover.agentUid';
const RESOLUTION = 'counted.resolution';

function chosenFields(filter: FilterOf<'chats'>, uid: string): Readonly<Record<string, string | boolean | null>> {
  const { chatbot, assignee, category, sentiment, rating, outcome, resolution, channel, language } = filter;
  const assigneeUid = assignee === 'me' ? uid : assignee === 'none' ? null : assignee;
  return {
    ...(chatbot === undefined ? {} : { chatbotId: chatbot }),
    ...(assigneeUid === undefined ? {} : { assigneeUid }),
    ...(category === undefined ? {} : { category }),
    ...(sentiment === undefined ? {} : { sentiment }),
    ...(rating === undefined ? {} : { rating }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(resolution === undefined ? {} : { [RESOLUTION]: resolution }),
    ...(channel === undefined ? {} : { channel }),
    ...(language === undefined ? {} : { locale: language }),
    ...(filter.unread ? { unread: true } : {}),
    ...(filter.agent ? { byAgent: true } : {}),
    ...(filter.mine ? { [AGENT]: uid } : {}),
  };
}
