import type { Chat } from '@parlance/domain/documents/chats/chat';
import { begunChats, newestChats } from '@parlance/domain/queries/chats';
import type { ValuesOf } from '@parlance/domain/queries/QueryShape';
import { hasMark } from '@parlance/domain/search/marks/hasMark';
import { markChoice } from '@parlance/domain/search/marks/markChoice';
import { subjectsOf } from '@parlance/domain/search/marks/subjectsOf';
import { topicChoice } from '@parlance/domain/search/topicChoice';
import { typedWords } from '@parlance/domain/search/typedWords';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { dayRange } from '@parlance/domain/time/dayRange';
import type { Query } from 'firebase-admin/firestore';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ExportScope, FilterOf } from './RowSource.ts';

interface ChatList {
  query: Query<Chat>;
  /** True iff the list has all that the query finds. */
  isWhole: boolean;
  isWanted: (chat: Chat) => boolean;
}

/**
 * The conversations that a list shows, in its order. With a search, Firestore is asked for its rarest word alone, else with a filter by
 * what figures count (`MARKS`) for that alone, else with an attribute of its contact, and else with a tag for that: `isWanted` says which of those have the other words and pass the filters.
 * @param topicIds The filter's topic and those that were merged into it.
 */
export function chatList(
  { orgId, chatbotId, startedBy, timezone }: ExportScope,
  filter: FilterOf<'chats'>,
  topicIds: readonly string[],
): ChatList {
  const words = typedWords(filter.search);
  const compared = chosenFields(filter, startedBy);
  const topicId = topicIds.length === 0 ? undefined : topicChoice(topicIds);
  const chosen = { ...compared, topicId };
  const isOfTopic = ({ topicId: own }: Chat): boolean => topicIds.length === 0 || topicIds.includes(own ?? '');
  const isWanted = (chat: Chat): boolean => {
    const fields = new Map<string, unknown>(
      Object.entries({
        ...chat,
        [AGENT]: chat.handover?.agentUid,
        [RESOLUTION]: chat.counted?.resolution,
        [CATEGORY]: chat.counted?.category,
      }),
    );
    const passes = Object.entries(compared).every(([name, value]) => value === undefined || fields.get(name) === value);
    const hasTag = filter.tag === undefined || chat.tags.includes(filter.tag);
    const hasAttribute = filter.attribute === undefined || chat.attributes.includes(filter.attribute);
    const isOnDays = hasMarks(chat, filter) && (!isByBeginning(filter) || beganWithin(chat, filter, timezone));
    return (
      passes &&
      isOnDays &&
      isOfTopic(chat) &&
      hasTag &&
      hasAttribute &&
      words.every((word) => chat.terms.includes(word))
    );
  };
  const [word] = words;
  const element = elementOf(word, filter);
  const ofChatbot = chatbotId === null ? {} : { chatbotId };
  const { from, to } = boundsOf(filter, element !== undefined);
  const days = dayRange(from, to, timezone);
  const chats = refs.chats(orgId);
  const query =
    element === undefined
      ? queryOf(chats, isByBeginning(filter) ? begunChats : newestChats, { ...chosen, ...ofChatbot }, days)
      : queryOf(chats, newestChats, { ...element, ...ofChatbot }, days);
  return { query, isWhole: element === undefined && (topicIds.length === 0 || topicId !== undefined), isWanted };
}

/** The days of the list, where no marks have them: of the beginning, or of the newest message. */
function isByBeginning(filter: FilterOf<'chats'>): boolean {
  return filter.began === true && subjectsOf(filter).length === 0;
}

function hasMarks({ marks }: Chat, filter: FilterOf<'chats'>): boolean {
  return subjectsOf(filter).every((subject) => hasMark(marks, subject, filter));
}

function beganWithin({ createdAt }: Chat, { from, to }: FilterOf<'chats'>, timezone: string): boolean {
  const day = calendarDay(createdAt, timezone);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** The days that bound the query. Where an element is asked for, it goes by the newest message: what began on some day has it then or later. */
function boundsOf(
  filter: FilterOf<'chats'>,
  isSearched: boolean,
): { from?: string | undefined; to?: string | undefined } {
  const { from, to } = filter;
  if (subjectsOf(filter).length > 0) return {};
  return isSearched && isByBeginning(filter) ? { from } : { from, to };
}

function elementOf(word: string | undefined, filter: FilterOf<'chats'>) {
  if (word !== undefined) return { terms: word };
  const [subject] = subjectsOf(filter);
  if (subject !== undefined) return { marks: markChoice(subject, filter) };
  const { tag, attribute } = filter;
  if (attribute !== undefined) return { attributes: attribute };
  return tag === undefined ? undefined : { tags: tag };
}

const AGENT = 'handover.agentUid';
const RESOLUTION = 'counted.resolution';
const CATEGORY = 'counted.category';

function chosenFields(filter: FilterOf<'chats'>, uid: string): ValuesOf<typeof begunChats, string | boolean | null> {
  const { chatbot, assignee, category, counted, sentiment, rating } = filter;
  const { outcome, resolution, depth, channel, language, site } = filter;
  return {
    chatbotId: chatbot,
    assigneeUid: assignee === 'me' ? uid : assignee === 'none' ? null : assignee,
    category,
    [CATEGORY]: counted,
    sentiment,
    rating,
    outcome,
    [RESOLUTION]: resolution,
    depth,
    channel,
    locale: language,
    site,
    unread: filter.unread ? true : undefined,
    byAgent: filter.agent ? true : undefined,
    [AGENT]: filter.mine ? uid : undefined,
  };
}
