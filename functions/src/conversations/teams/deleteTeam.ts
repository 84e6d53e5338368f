import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { routesOf } from './routesOf.ts';

/** Deletes a team, and its part of the organization's document. One that is not there is no error. */
export async function deleteTeam(who: Membership, teamId: string): Promise<void> {
  const { orgId } = who;
  const teams = refs.teams(orgId);
  await transactionInTurn(teams.path, async (transaction) => {
    await recheckMember(transaction, who, 'teams.manage');
    const stored = new Map((await transaction.get(teams)).docs.map((found) => [found.id, found.data()]));
    const present = stored.get(teamId);
    if (present === undefined) return;
    stored.delete(teamId);
    transaction.delete(teams.doc(teamId));
    transaction.update(refs.org(orgId), { teamRoutes: routesOf(stored) });
    recordActivity(transaction, orgId, who, { kind: 'team-deleted', subject: present.name });
  });
}
