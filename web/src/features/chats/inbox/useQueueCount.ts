import { useMembership } from '#web/lib/org/useMembership.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { queueQuery, type StoredQueue } from './queueQuery.ts';

/** Number of conversations in a queue, counted by the server at first and whenever `version` changes. Undefined until then. */
export function useQueueCount(queue: StoredQueue, version: string): number | undefined {
  const { orgId, uid } = useMembership();
  return useQueryCount(queueQuery({ orgId, uid }, queue), version);
}
