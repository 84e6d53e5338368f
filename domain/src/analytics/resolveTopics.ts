import type { Figures, TopicFigures } from '../documents/chats/figures.ts';
import { OTHER_TOPIC, type Topic } from '../documents/chats/topic.ts';
import { addTopic } from './addFigures.ts';

type Named = Pick<Topic, 'name' | 'mergedInto' | 'frozen' | 'version'> & { id: string };

/** A topic with its figures and those of the topics that were merged into it. */
export interface ResolvedTopic extends TopicFigures {
  /** `other` for all without a topic document. */
  id: string;
  /** Null for `other`. */
  name: string | null;
  frozen: boolean;
  version: number;
}

/** The topic that a topic's figures belong to now: undefined where there is no such document any more. */
export function mergedTopic<T extends Named>(id: string, topics: ReadonlyMap<string, T>): T | undefined {
  const seen = new Set<string>();
  let topic = topics.get(id);
  while (topic !== undefined && topic.mergedInto !== null && !seen.has(topic.id)) {
    seen.add(topic.id);
    topic = topics.get(topic.mergedInto);
  }
  return topic;
}

/**
 * Figures by topic as the topics stand now: those of merged topics are added to the topic that they were merged into. The figures
 * themselves are never written anew. The most frequent first; `other` last; none without a conversation.
 */
export function resolveTopics(figures: Pick<Figures, 'topics'>, topics: readonly Named[]): readonly ResolvedTopic[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const sums = new Map<string, ResolvedTopic>();
  for (const [id, counted] of Object.entries(figures.topics)) {
    const topic = mergedTopic(id, byId);
    const known = topic ?? { id: OTHER_TOPIC, name: null, frozen: false, version: 0 };
    const { name, frozen, version } = known;
    sums.set(known.id, { id: known.id, name, frozen, version, ...addTopic(sums.get(known.id), counted) });
  }
  const isOther = (topic: ResolvedTopic) => Number(topic.id === OTHER_TOPIC);
  return [...sums.values()]
    .filter(({ conversations }) => conversations > 0)
    .toSorted((a, b) => isOther(a) - isOther(b) || b.conversations - a.conversations);
}
