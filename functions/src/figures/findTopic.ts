import { createHash } from 'node:crypto';
import { matchTopic, topicKey } from '@parlance/domain/analytics/matchTopic';
import { OTHER_TOPIC, type Topic } from '@parlance/domain/documents/chats/topic';
import { LIMITS } from '@parlance/domain/limits';
import { isAlreadyThere } from '../kernel/platform/writes/isAlreadyThere.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { createBurstCache } from '../kernel/platform/createBurstCache.ts';
import { SECOND_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { refs } from '../kernel/platform/refs.ts';
import { subjectsIn } from '../kernel/text/meaning/subjectsIn.ts';

interface TopicOwner {
  orgId: string;
  chatbotId: string;
}

type Known = Topic & { id: string };

/** The topic that a text belongs to by its words (`matchTopic`), or by what it is about in another language. */
function topicOf(topics: readonly Known[], text: string): Known | undefined {
  const about = subjectsIn(text).join(' ');
  return (
    matchTopic(topics, text) ??
    topics.find(({ frozen, name }) => !frozen && about !== '' && subjectsIn(name).join(' ') === about)
  );
}

function targetOf(topic: Known): string {
  return topic.mergedInto ?? topic.id;
}

async function readTopics({ orgId, chatbotId }: TopicOwner): Promise<Known[]> {
  const { docs } = await refs.topics(orgId).where('chatbotId', '==', chatbotId).get();
  return docs.map((found) => ({ id: found.id, ...found.data() }));
}

/** Conversations are classified many at a time: the topics of a chatbot are read once for some of them. */
const topicsOf = createBurstCache(
  async (key) => {
    const [orgId = '', chatbotId = ''] = key.split('/');
    return readTopics({ orgId, chatbotId });
  },
  { loads: 1, windowMs: 10 * SECOND_MS },
);

/**
 * The id of the topic that a text belongs to: one that is there, in whatever language, else a new one of that name; `other` where the chatbot
 * has `LIMITS.topicsPerChatbot` that are not merged. The id comes from the words, so the same text found twice at once makes one topic.
 */
export async function findTopic(owner: TopicOwner, text: string): Promise<string> {
  const { orgId, chatbotId } = owner;
  const known = topicOf(await topicsOf(`${orgId}/${chatbotId}`), text);
  if (known !== undefined) return targetOf(known);
  const key = topicKey(text);
  const id = createHash('sha256').update(`${chatbotId}|${key}`).digest('hex').slice(0, 20);
  try {
    return await transactionInTurn(paths.topics(orgId), async (transaction) => {
      const { docs } = await transaction.get(refs.topics(orgId).where('chatbotId', '==', chatbotId));
      const topics = docs.map((found) => ({ id: found.id, ...found.data() }));
      // Made meanwhile, by another conversation.
      const present = topicOf(topics, text);
      if (present !== undefined) return targetOf(present);
      if (topics.filter(({ mergedInto }) => mergedInto === null).length >= LIMITS.topicsPerChatbot) return OTHER_TOPIC;
      const name = text.slice(0, LIMITS.topicCharacters).toWellFormed();
      const made = { chatbotId, name, key, aliases: [], frozen: false, mergedInto: null, count: 0, version: 1 };
      transaction.create(refs.topic(orgId, id), { ...made, createdAt: new Date() });
      return id;
    });
  } catch (error) {
    if (isAlreadyThere(error)) return id;
    throw error;
  }
}
