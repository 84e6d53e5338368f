import type { Chat } from '@parlance/domain/documents/chats/chat';
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
 * alone, and `isWanted` says which of those have the other words and pass the filters.
 */
export function chatList({ orgId, chatbotId, startedBy, timezone }: ExportScope, filter: FilterOf<'chats'>): ChatList {
  const { from, to } = filter;
  const words = searchWords(filter.search);
  const chosen = chosenFields(filter, startedBy);
  const isWanted = (chat: Chat): boolean => {
    const fields = new Map<string, unknown>(Object.entries({ ...chat, [AGENT]: chat.handover?.agentUid }));
    const passes = Object.entries(chosen).every(([name, value]) => fields.get(name) === value);
    return passes && words.every((word) => chat.terms.includes(word));
  };
  const [word] = words;
  const isSearch = word !== undefined;
  const query = whereAll(
    refs.chats(orgId),
    {
      equals: { chatbotId, ...(isSearch ? {} : chosen) },
      ...(isSearch ? { contains: ['terms', word] } : {}),
      orderBy: ['lastMessageAt', 'desc'],
      from,
      to,
    },
    timezone,
  );
  return { query, isWhole: !isSearch, isWanted };
}

const AGENT = 'handover.agentUid';

function chosenFields(filter: FilterOf<'chats'>, uid: string): Readonly<Record<string, string | boolean>> {
  const { category, sentiment, rating, outcome, channel, language } = filter;
  return {
    ...(category === undefined ? {} : { category }),
    ...(sentiment === undefined ? {} : { sentiment }),
    ...(rating === undefined ? {} : { rating }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(channel === undefined ? {} : { channel }),
    ...(language === undefined ? {} : { locale: language }),
    ...(filter.unread ? { unread: true } : {}),
    ...(filter.agent ? { byAgent: true } : {}),
    ...(filter.mine ? { [AGENT]: uid } : {}),
  };
}
