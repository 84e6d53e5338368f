import type { Stats } from '@parlance/domain/documents/chats/stats';
import { DAY_MS } from '@parlance/domain/durations';
import { statsByDay } from '@parlance/domain/queries/figures';
import { areAlike, topicWords } from '@parlance/domain/text/isAlike';
import { removeUnanswered } from '../figures/removeUnanswered.ts';
import { dayOf, daysBetween } from '../kernel/platform/calendar.ts';
import { queryOf } from '../kernel/platform/queries/queryOf.ts';
import { refs } from '../kernel/platform/refs.ts';

/** Number of days that the overview shows. */
const DAYS = 7;
/** Number of days whose questions the analytics show one by one, and one more for the clock. */
const LISTED_DAYS = 91;

interface Asked {
  orgId: string;
  chatbotId: string;
}

type Unanswered = Stats['unanswered'][string];

/**
 * Takes questions that have an answer now out of the chatbot's unanswered ones of the last days: those that are alike to one of
 * `questions`. The figures stay. Running it again is harmless.
 */
export async function settleAlike(asked: Asked, questions: readonly string[], now = new Date()): Promise<void> {
  const answered = questions.map(topicWords);
  await settle(asked, now, ({ question }) => {
    const open = topicWords(question);
    return answered.some((words) => areAlike(words, open));
  });
}

/**
 * Takes questions out of the chatbot's unanswered ones by the ids of their messages: those of the last days, and of the days before that
 * any list shows, at most `LISTED_DAYS`. A read for each of those days.
 */
export async function settleMessages(asked: Asked, messageIds: readonly string[], now = new Date()): Promise<void> {
  const { orgId, chatbotId } = asked;
  const isGone = ({ messageId }: Unanswered): boolean => messageIds.includes(messageId);
  const listed = queryOf(refs.allStats(orgId), statsByDay, { chatbotId })
    .startAt(dayOf(new Date(now.getTime() - LISTED_DAYS * DAY_MS), 'UTC'))
    .get();
  const [{ docs }] = await Promise.all([listed, settle(asked, now, isGone)]);
  const days = docs.map((found) => found.data()).filter(({ unanswered }) => Object.values(unanswered).some(isGone));
  await Promise.all(days.map(({ day }) => removeUnanswered({ orgId, chatbotId, day }, isGone)));
}

async function settle(
  { orgId, chatbotId }: Asked,
  now: Date,
  isSettled: (unanswered: Unanswered) => boolean,
): Promise<void> {
  const timezone = (await refs.org(orgId).get()).data()?.timezone ?? 'UTC';
  const days = [...daysBetween(new Date(now.getTime() - DAYS * DAY_MS), now, timezone)];
  await Promise.all(days.map((day) => removeUnanswered({ orgId, chatbotId, day }, isSettled)));
}
