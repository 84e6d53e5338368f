import { refs } from '../../../kernel/platform/refs.ts';

/** A topic and those that were merged into it, by their ids; none without a topic. */
export async function topicFamily(orgId: string, topicId: string | undefined): Promise<string[]> {
  if (topicId === undefined) return [];
  const merged = await refs.topics(orgId).where('mergedInto', '==', topicId).get();
  return [topicId, ...merged.docs.map(({ id }) => id)];
}
