import type { Org } from '@parlance/domain/documents/organizations/org';

/** True iff an organization has a team whose rule gives requests to its members: only then it matters who takes conversations. */
export function hasTeamRule({ teamRoutes }: Pick<Org, 'teamRoutes'>): boolean {
  return teamRoutes.some(({ rule }) => rule !== 'none');
}
