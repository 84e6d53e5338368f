import { DAY_MS } from '@parlance/domain/durations';
import { dropTopics } from '../dropTopics.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { refs } from '../../kernel/platform/refs.ts';

const AT_ONCE = 10;

/** Writes down of how many stored conversations each topic of a chatbot is: one counting query for each. Those without any go (`dropTopics`). */
export async function countTopics(orgId: string, chatbotId: string, now: Date): Promise<void> {
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
