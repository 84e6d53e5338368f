import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { mergedTopics } from '@parlance/domain/queries/figures';
import { useMemo } from 'react';
import { specOf } from '#web/lib/firestore/specOf.ts';
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
      ...specOf(mergedTopics, paths.topics(orgId), { mergedInto: topicId ?? null }),
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
