import { paths } from '@parlance/domain/paths';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Reports whether the current person may write to a lead's visitor: not while they do not see who that is. */
export function useCanReply(leadId: string): boolean {
  const { orgId } = useMembership();
  const isMasked = useIsMasked(paths.lead(orgId, leadId));
  return useCan('lead.write') && !isMasked;
}
