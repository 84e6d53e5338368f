import type { Chat } from '@parlance/domain/documents/chats/chat';
import { hasMark } from '@parlance/domain/search/marks/hasMark';
import { markChoice } from '@parlance/domain/search/marks/markChoice';
import { subjectsOf } from '@parlance/domain/search/marks/subjectsOf';
import { topicChoice } from '@parlance/domain/search/topicChoice';
import { searchWords } from '@parlance/domain/text/searchWords';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import type { Query } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ExportScope, FilterOf } from './RowSource.ts';
import { type ListQuery, whereAll } from './whereAll.ts';

interface ChatList {
  query: Query<Chat>;
  /** True iff the list has all that the query finds. */
  isWhole: boolean;
  isWanted: (chat: Chat) => boolean;
}

/**
 * The conversations that a list shows, in its order. With a search, Firestore is asked for its rarest word alone, else with a filter by
 * what figures count (`MARKS`) for that alone, and else with a tag for that: `isWanted` says which of those have the other words and pass the filters.
 * @param topicIds The filter's topic and those that were merged into it.
 */
export function chatList(
  { orgId, chatbotId, startedBy, timezone }: ExportScope,
  filter: FilterOf<'chats'>,
  topicIds: readonly string[],
): ChatList {
  const words = searchWords(filter.search);
  const compared = chosenFields(filter, startedBy);
  const topicId = topicIds.length === 0 ? undefined : topicChoice(topicIds);
  const chosen = { ...compared, ...(topicId === undefined ? {} : { topicId }) };
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
    const passes = Object.entries(compared).every(([name, value]) => fields.get(name) === value);
    const hasTag = filter.tag === undefined || chat.tags.includes(filter.tag);
    const isOnDays = hasMarks(chat, filter) && (!isByBeginning(filter) || beganWithin(chat, filter, timezone));
    return passes && isOnDays && isOfTopic(chat) && hasTag && words.every((word) => chat.terms.includes(word));
  };
  const [word] = words;
  const contains = elementOf(word, filter);
  const order = contains === undefined && isByBeginning(filter) ? 'createdAt' : 'lastMessageAt';
  const query = whereAll(
    refs.chats(orgId),
    {
      equals: { ...(contains === undefined ? chosen : {}), ...(chatbotId === null ? {} : { chatbotId }) },
      ...(contains === undefined ? {} : { contains }),
      orderBy: [order, 'desc'],
      ...boundsOf(filter, contains),
    },
    timezone,
  );
  return { query, isWhole: contains === undefined && (topicIds.length === 0 || topicId !== undefined), isWanted };
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
function boundsOf(filter: FilterOf<'chats'>, contains: ListQuery['contains']): Pick<ListQuery, 'from' | 'to'> {
  const { from, to } = filter;
  if (subjectsOf(filter).length > 0) return {};
  return contains !== undefined && isByBeginning(filter) ? { from } : { from, to };
}

function elementOf(word: string | undefined, filter: FilterOf<'chats'>): ListQuery['contains'] {
  if (word !== undefined) return ['terms', word];
  const [subject] = subjectsOf(filter);
  if (subject !== undefined) return ['marks', markChoice(subject, filter)];
  const { tag } = filter;
  return tag === undefined ? undefined : ['tags', tag];
}

const AGENT = 'handover.agentUid';
const RESOLUTION = 'counted.resolution';
const CATEGORY = 'counted.category';

function chosenFields(filter: FilterOf<'chats'>, uid: string): Readonly<Record<string, string | boolean | null>> {
  const {
    chatbot,
    assignee,
    category,
    counted,
    sentiment,
    rating,
    outcome,
    resolution,
    depth,
    channel,
    language,
    site,
  } = filter;
  const assigneeUid = assignee === 'me' ? uid : assignee === 'none' ? null : assignee;
  return {
    ...(chatbot === undefined ? {} : { chatbotId: chatbot }),
    ...(assigneeUid === undefined ? {} : { assigneeUid }),
    ...(category === undefined ? {} : { category }),
    ...(counted === undefined ? {} : { [CATEGORY]: counted }),
    ...(sentiment === undefined ? {} : { sentiment }),
    ...(rating === undefined ? {} : { rating }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(resolution === undefined ? {} : { [RESOLUTION]: resolution }),
    ...(depth === undefined ? {} : { depth }),
    ...(channel === undefined ? {} : { channel }),
    ...(language === undefined ? {} : { locale: language }),
    ...(site === undefined ? {} : { site }),
    ...(filter.unread ? { unread: true } : {}),
    ...(filter.agent ? { byAgent: true } : {}),
    ...(filter.mine ? { [AGENT]: uid } : {}),
  };
}
