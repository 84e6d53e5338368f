import { ongoingChatsOfMember } from '@parlance/domain/queries/chats';
import { can } from '@parlance/domain/roles';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { membersHere } from './isHere.ts';
import { rankMembers } from './rankMembers.ts';

interface Choice {
  orgId: string;
  teamId: string;
  /** Members who are not chosen again. */
  tried: readonly string[];
  /** The member who looks after the conversation: chosen before the others of the team. */
  assigneeUid: string | null;
  now: Date;
}

export interface Chosen {
  uid: string;
  /** Notes in the team whose turn it was. After the transaction's last read. */
  write: () => void;
}

/**
 * Chooses by the rule of a team one of its members who are there. The team is read first, and written with the choice: of two choices at
 * the same time one is made again, with the numbers that the other has left behind. Undefined where nobody is there, or the team has no
 * rule any more.
 */
export async function chooseMember(
  transaction: Transaction,
  { orgId, teamId, tried, assigneeUid, now }: Choice,
): Promise<Chosen | undefined> {
  const ref = refs.team(orgId, teamId);
  const team = (await transaction.get(ref)).data();
  if (team === undefined || team.rule === 'none') return undefined;
  const here = await membersHere(orgId, now);
  const uids = team.members.filter((uid) => here.has(uid) && !tried.includes(uid));
  const ongoing = team.rule === 'least-busy' ? await countOngoing(orgId, uids) : new Map<string, number>();
  const ranked = rankMembers(team, uids, ongoing).toSorted(
    (one, other) => Number(other === assigneeUid) - Number(one === assigneeUid),
  );
  for (const uid of ranked) {
    // Read here: of a member who is removed at the same time, either this or the removal comes second.
    const member = (await transaction.get(refs.member(orgId, uid))).data();
    if (member?.status !== 'active' || !can(member.role, 'chat.write')) continue;
    return { uid, write: () => transaction.update(ref, new FieldPath('assignedAt', uid), now) };
  }
  return undefined;
}

/** Numbers of the conversations that are going on with each, counted by the server: a read for each member. */
async function countOngoing(orgId: string, uids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const chats = refs.chats(orgId);
  const counts = uids.map(async (uid) => {
    const found = await queryOf(chats, ongoingChatsOfMember, { assigneeUid: uid }).count().get();
    return [uid, found.data().count] as const;
  });
  return new Map(await Promise.all(counts));
}
