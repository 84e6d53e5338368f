import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { recordKnowledge } from './releases/recordKnowledge.ts';

/**
 * Records what has changed of a chatbot's knowledge as a release at once, not some minutes after the last change. Returns the number of the
 * newest release, which has it also where nothing was left to record; null without any.
 */
export async function releaseNow(orgId: string, chatbotId: string, now = new Date()): Promise<number | null> {
  const ref = refs.releaseState(orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    const dueAt = (await transaction.get(ref)).data()?.dueAt;
    if (dueAt != null && dueAt > now) transaction.update(ref, { dueAt: now });
  });
  await recordKnowledge(orgId, chatbotId, now);
  return (await refs.chatbot(orgId, chatbotId).get()).data()?.release || null;
}
