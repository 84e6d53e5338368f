import type { Stats } from '@parlance/domain/documents/chats/stats';
import { DAY_MS } from '@parlance/domain/durations';
import { areAlike, topicWords } from '@parlance/domain/text/isAlike';
import { FieldValue } from 'firebase-admin/firestore';
import { daysBetween } from '../../platform/calendar.ts';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';

/** As far back as the dashboard shows them. */
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
  const placesOf = (stats: Stats | undefined) =>
    Object.entries(stats?.unanswered ?? {}).flatMap(([place, unanswered]) => (isSettled(unanswered) ? place : []));
  const found = await Promise.all(days.map((day) => refs.stats(orgId, chatbotId, day).get()));
  for (const { ref } of found.filter((day) => placesOf(day.data()).length > 0)) {
    await db.runTransaction(async (transaction) => {
      // Another question may have taken the place meanwhile.
      const places = placesOf((await transaction.get(ref)).data());
      if (places.length === 0) return;
      const gone = Object.fromEntries(places.map((place) => [place, FieldValue.delete()]));
      transaction.set(ref, { unanswered: gone }, { merge: true });
    });
  }
}
