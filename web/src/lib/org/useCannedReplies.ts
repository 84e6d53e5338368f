import { type CannedReply, cannedReplySchema } from '@parlance/domain/documents/organizations/cannedReply';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from './useMembership.ts';

/** The team's canned replies in the order of their shortcuts, live. */
export function useCannedReplies(): Live<readonly Stored<CannedReply>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.cannedReplies(orgId), orderBy: ['shortcut', 'asc'], limit: LIMITS.cannedReplies },
    cannedReplySchema,
  );
}
