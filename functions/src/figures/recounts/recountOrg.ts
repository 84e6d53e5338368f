import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { foldChatbot } from '../folding/foldFigures.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { type ChatbotRecount, recountChatbot } from './recountChatbot.ts';
import { rollMonths } from './rollMonths.ts';
import { dropTopics } from '../dropTopics.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';

/** Answers and classifications that began before midnight are stored by then. */
const SETTLED_MS = HOUR_MS;

const AT_ONCE = 10;

/** Writes down of how many stored conversations each topic of a chatbot is: one counting query for each. Those without any go (`dropTopics`). */
async function countTopics(orgId: string, chatbotId: string, now: Date): Promise<void> {
  const topics = await refs.topics(orgId).where('chatbotId', '==', chatbotId).get();
  await eachAtOnce(topics.docs, AT_ONCE, async (topic) => {
    const counted = await refs.chats(orgId).where('topicId', '==', topic.id).count().get();
    const { count } = counted.data();
    // Made for a conversation that went on or was deleted before it was stored.
    if (count === 0 && topic.data().createdAt.getTime() < now.getTime() - DAY_MS) await dropTopics(orgId, [topic.id]);
    if (count === topic.data().count) return;
    // One that went meanwhile stays gone.
    await topic.ref.update({ count }, { exists: true }).catch(async (error: unknown) => {
      if ((await topic.ref.get()).exists) throw error;
    });
  });
}

/**
 * An organization's night: counts its yesterday again, chatbot by chatbot, writes down what that came to, and sums its months up.
 * Yesterday is the last day that has been over for an hour by the organization's clock at `now`. Running it again writes the same.
 */
export async function recountOrg(orgId: string, now: Date): Promise<void> {
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) return;
  const { timezone } = org;
  const day = addDays(calendarDay(new Date(now.getTime() - SETTLED_MS), timezone), -1);
  const chatbots = await refs.chatbots(orgId).get();
  const recounts: ChatbotRecount[] = [];
  for (const { id: chatbotId } of chatbots.docs) {
    // For the sums of months, which read the days' documents alone.
    await foldChatbot(orgId, chatbotId);
    const recount = await recountChatbot({ orgId, chatbotId, day });
    if (recount !== undefined) {
      recounts.push(recount);
      await countTopics(orgId, chatbotId, now);
    }
    await rollMonths({ orgId, chatbotId, timezone }, day);
  }
  if (recounts.length === 0) return;
  await refs.recount(orgId, day).set({
    day,
    chatbots: recounts.map(({ recount }) => recount),
    differences: recounts.reduce((sum, { differences }) => sum + differences, 0),
    at: now,
    expiresAt: new Date(now.getTime() + LIMITS.recountDaysKept * DAY_MS),
  });
}
