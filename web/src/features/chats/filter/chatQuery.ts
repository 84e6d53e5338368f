import { paths } from '@parlance/domain/paths';
import { begunChats, newestChats } from '@parlance/domain/queries/chats';
import { markChoice } from '@parlance/domain/search/marks/markChoice';
import { subjectsOf } from '@parlance/domain/search/marks/subjectsOf';
import { topicChoice } from '@parlance/domain/search/topicChoice';
import { typedWords } from '@parlance/domain/search/typedWords';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { assigneeIn, type ChatFilter, dayBasis } from './chatFilter.ts';
import { dayRange } from '@parlance/domain/time/dayRange';

/** Scope of a list, and what its filters mean there. */
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

/** Element of an array field that Firestore is asked for. A search goes before what figures count, that before an attribute, and that before a tag. */
function elementOf(filter: ChatFilter) {
  const { search, tag, attribute, from, to } = filter;
  const [word] = typedWords(search);
  if (word !== undefined) return { terms: word };
  const [subject] = subjectsOf(filter);
  if (subject !== undefined) return { marks: markChoice(subject, { from, to }) };
  if (attribute !== undefined) return { attributes: attribute };
  return tag === undefined ? undefined : { tags: tag };
}

/**
 * The query behind a list of conversations, newest first, or by their beginning. Any filters may be combined. With a search, Firestore
 * is asked for its rarest word alone, else with a filter by what figures count (`MARKS`) for that alone, else with an attribute of its contact, and else with a tag for that:
 * `matchesFilter` says which of those have the other words and pass the filters.
 */
export function chatQuery({ orgId, chatbotId, uid, timezone, topicIds }: ChatScope, filter: ChatFilter): QuerySpec {
  const path = paths.chats(orgId);
  const days = dayRange(filter.from, filter.to, timezone);
  const element = elementOf(filter);
  if (element !== undefined) {
    const basis = dayBasis(filter);
    // What began on some day has its newest message then or later; of what is counted, the marks have the days.
    const bounds =
      basis === 'lastMessageAt' ? days : { from: basis === 'marks' ? undefined : days.from, before: undefined };
    return specOf(newestChats, path, { chatbotId, ...element }, bounds);
  }
  const { category, counted, sentiment, rating, outcome, resolution, depth, channel, language, site } = filter;
  const chosen = {
    chatbotId,
    category,
    'counted.category': counted,
    assigneeUid: assigneeIn(filter, uid),
    sentiment,
    rating,
    topicId: topicIds.length === 0 ? undefined : topicChoice(topicIds),
    outcome,
    'counted.resolution': resolution,
    depth,
    channel,
    locale: language,
    site,
    unread: filter.unread ? true : undefined,
    byAgent: filter.agent ? true : undefined,
    'handover.agentUid': filter.mine ? uid : undefined,
  };
  return specOf(filter.began ? begunChats : newestChats, path, chosen, days);
}
