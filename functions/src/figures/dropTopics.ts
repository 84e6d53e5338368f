import { topicKey } from '@parlance/domain/analytics/matchTopic';
import { OTHER_TOPIC } from '@parlance/domain/documents/chats/topic';
import { refs } from '../kernel/platform/refs.ts';

/**
 * Takes visitors' words out of the topics whose last conversation was deleted: a topic goes, a name that a member gave it stays, and of a
 * merged one what remains is where its figures belong. Figures by the id of a topic that is gone count as `other`. Running it again
 * is harmless.
 */
export async function dropTopics(orgId: string, topicIds: readonly (string | null)[]): Promise<void> {
  for (const topicId of new Set(topicIds)) {
    if (topicId === null || topicId === OTHER_TOPIC) continue;
    const ref = refs.topic(orgId, topicId);
    const [found, left] = await Promise.all([
      ref.get(),
      refs.chats(orgId).where('topicId', '==', topicId).limit(1).get(),
    ]);
    const topic = found.data();
    if (topic === undefined || !left.empty) continue;
    // No text has the id as its words.
    if (topic.mergedInto !== null) await ref.update({ name: '', key: topicId, aliases: [], count: 0 });
    else if (topic.aliases.length > 0) await ref.update({ key: topicKey(topic.name), count: 0 });
    else await ref.delete();
  }
}
