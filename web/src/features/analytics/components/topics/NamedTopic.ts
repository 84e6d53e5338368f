import type { TopicRow } from '../../views/topicRows.ts';

/** A topic with a document of its own. */
export type NamedTopic = TopicRow & { name: string };
