import { type View, viewSchema } from '@parlance/domain/documents/organizations/view';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface Views {
  own: Live<readonly Stored<View>[]>;
  team: Live<readonly Stored<View>[]>;
}

/** Filters under a name, one's own and the team's, the oldest first, live. */
export function useViews(): Views {
  const { orgId, uid } = useMembership();
  const orderBy = ['createdAt', 'asc'] as const;
  return {
    own: useCollection({ path: paths.ownViews(orgId, uid), orderBy, limit: LIMITS.viewsPerPerson }, viewSchema),
    team: useCollection({ path: paths.teamViews(orgId), orderBy, limit: LIMITS.viewsPerTeam }, viewSchema),
  };
}
