import { type Invite, inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { paths } from '@parlance/domain/paths';
import { pendingInvites } from '@parlance/domain/queries/organizations';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const MOST = 200;

/** The organization's open invitations, expired ones too, live. Only for those who manage members. */
export function useInvites(): Live<readonly Stored<Invite>[]> {
  const { orgId } = useMembership();
  return useCollection({ ...specOf(pendingInvites, paths.invites(orgId), {}), limit: MOST }, inviteSchema);
}
