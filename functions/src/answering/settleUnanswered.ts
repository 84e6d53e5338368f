import type { Stats } from '@parlance/domain/documents/chats/stats';
import { DAY_MS } from '@parlance/domain/durations';
import { areAlike, topicWords } from '@parlance/domain/text/isAlike';
import { removeUnanswered } from '../figures/removeUnanswered.ts';
import { daysBetween } from '../kernel/platform/calendar.ts';
import { refs } from '../kernel/platform/refs.ts';

/** Number of days that the dashboard shows. */
const DAYS = 7;

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

/** Takes questions out of the chatbot's unanswered ones of the last days by the ids of their messages. */
export async function settleMessages(asked: Asked, messageIds: readonly string[], now = new Date()): Promise<void> {
  await settle(asked, now, ({ messageId }) => messageIds.includes(messageId));
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
