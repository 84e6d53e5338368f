import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NONE: readonly string[] = [];

/**
 * A topic and those that were merged into it, by their ids: that one alone until they are known, and where they can't be read. None
 * without a topic, which costs no read.
 */
export function useTopicFamily(topicId: string | undefined): readonly string[] {
  const { orgId } = useMembership();
  const merged = useReadOnce(
    {
      path: paths.topics(orgId),
      equals: { mergedInto: topicId ?? null },
      orderBy: ['createdAt', 'asc'],
      limit: topicId === undefined ? 0 : LIMITS.topicsPerChatbot,
    },
    topicSchema,
  );
  const others = merged.status === 'ready' ? merged.value : undefined;
  return useMemo(
    () => (topicId === undefined ? NONE : [topicId, ...(others ?? []).map(({ id }) => id)]),
    [topicId, others],
  );
}
