import { topicKey } from '@parlance/domain/analytics/matchTopic';
import { type Topic, topicSchema } from '@parlance/domain/documents/chats/topic';
import { idFrom } from './idFrom.ts';
import type { SeedChat } from './SeedChat.ts';

/** The id of a chatbot's topic: texts with the same words have the same. */
export function topicIdOf(chatbotId: string, text: string): string {
  return idFrom(`topic ${chatbotId} ${topicKey(text)}`);
}

/** The topics of conversations, each with how many there are, as they would have been found one after the other. */
export function makeTopics(chats: readonly SeedChat[]): Map<string, Topic> {
  const topics = new Map<string, Topic>();
  for (const { chat } of chats) {
    const { chatbotId, topic: name, topicId, createdAt } = chat;
    if (name === null || topicId === null) continue;
    const known = topics.get(topicId) ?? topicSchema.parse({ chatbotId, name, key: topicKey(name), createdAt });
    topics.set(topicId, { ...known, count: known.count + 1 });
  }
  return topics;
}
