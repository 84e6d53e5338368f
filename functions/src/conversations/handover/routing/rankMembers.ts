import type { Team } from '@parlance/domain/documents/organizations/team';

/**
 * Members in the order in which the rule of their team chooses them: the fewest conversations first, or in turn. Of equals the one who got
 * a request longest ago is first, before all others those who never got one, in the team's order.
 * @param ongoing Numbers of their conversations, by their ids.
 */
export function rankMembers(
  { rule, assignedAt }: Pick<Team, 'rule' | 'assignedAt'>,
  uids: readonly string[],
  ongoing: ReadonlyMap<string, number>,
): string[] {
  const load = (uid: string) => (rule === 'least-busy' ? (ongoing.get(uid) ?? 0) : 0);
  const last = (uid: string) => assignedAt[uid]?.getTime() ?? -Infinity;
  return uids.toSorted((one, other) => load(one) - load(other) || compare(last(one), last(other)));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
