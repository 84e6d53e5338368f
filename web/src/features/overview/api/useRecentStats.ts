import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { paths } from '@parlance/domain/paths';
import type { Live } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Newest first, so that as many documents as chatbots have days hold all of these days. Older ones may be among them. */
export function useRecentStats(chatbots: number, days: number): Live<readonly Stats[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.allStats(orgId), orderBy: ['day', 'desc'], limit: Math.max(1, chatbots) * days },
    statsSchema,
  );
}
