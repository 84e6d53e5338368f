import { useMembership } from '#web/lib/org/useMembership.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { queueQuery, type StoredQueue } from './queueQuery.ts';

/** How many conversations a queue has, counted by the server at first and whenever `version` changes. Undefined until then. */
export function useQueueCount(queue: StoredQueue, version: string): number | undefined {
  const { orgId, uid } = useMembership();
  return useQueryCount(queueQuery({ orgId, uid }, queue), version);
}
