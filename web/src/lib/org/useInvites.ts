import { type Invite, inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const MOST = 200;

/** The organization's open invitations, expired ones too, live. Only for those who manage members. */
export function useInvites(): Live<readonly Stored<Invite>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.invites(orgId), equals: { status: 'pending' }, orderBy: ['createdAt', 'asc'], limit: MOST },
    inviteSchema,
  );
}
