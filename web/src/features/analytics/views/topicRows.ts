import { sumFigures } from '@parlance/domain/analytics/addFigures';
import { type ResolvedTopic, resolveTopics } from '@parlance/domain/analytics/resolveTopics';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import type { Topic } from '@parlance/domain/documents/chats/topic';
import type { Stored } from '#web/lib/live.ts';
import type { Bucket } from './bucketsOf.ts';

export interface TopicRow extends ResolvedTopic {
  /** Conversations in the period before. */
  before: number;
  /** Conversations of each day or month, oldest first. */
  course: readonly { day: string; value: number }[];
}

/** The topics of a period with their course, the most frequent first. `previous` are the figures of the period before. */
export function topicRows(
  buckets: readonly Bucket[],
  previous: Pick<Figures, 'topics'>,
  topics: readonly Stored<Topic>[],
): readonly TopicRow[] {
  const before = new Map(resolveTopics(previous, topics).map(({ id, conversations }) => [id, conversations]));
  const courses = buckets.map(({ from, figures }) => ({
    day: from,
    counts: new Map(resolveTopics(figures, topics).map(({ id, conversations }) => [id, conversations])),
  }));
  return resolveTopics(sumFigures(buckets.map(({ figures }) => figures)), topics).map((topic) => ({
    ...topic,
    before: before.get(topic.id) ?? 0,
    course: courses.map(({ day, counts }) => ({ day, value: counts.get(topic.id) ?? 0 })),
  }));
}
