import { eachAtOnce } from '../platform/schedule/eachAtOnce.ts';
import { refs } from '../platform/refs.ts';

const AT_ONCE = 10;

/** Writes down of how many stored conversations each topic of a chatbot is: one counting query for each. */
export async function countTopics(orgId: string, chatbotId: string): Promise<void> {
  const topics = await refs.topics(orgId).where('chatbotId', '==', chatbotId).get();
  await eachAtOnce(topics.docs, AT_ONCE, async (topic) => {
    const counted = await refs.chats(orgId).where('topicId', '==', topic.id).count().get();
    const { count } = counted.data();
    if (count === topic.data().count) return;
    // One that went meanwhile stays gone.
    await topic.ref.update({ count }, { exists: true }).catch(async (error: unknown) => {
      if ((await topic.ref.get()).exists) throw error;
    });
  });
}
