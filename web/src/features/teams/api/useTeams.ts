import { type Team, teamSchema } from '@parlance/domain/documents/organizations/team';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The organization's teams by their names, live. */
export function useTeams(): Live<readonly Stored<Team>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.teams(orgId), orderBy: ['name', 'asc'], limit: LIMITS.teams }, teamSchema);
}
