import type { TeamChat, TeamChatAccount } from '@parlance/domain/documents/teamChats/teamChat';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';

function isSame(one: TeamChatAccount, other: TeamChatAccount): boolean {
  return one.kind === 'slack' && other.kind === 'slack' && one.channelId === other.channelId;
}

/**
 * Throws `team-chat-limit-reached` { max } where an organization has all that it may have, and `channel-connected` where one is that channel of
 * Slack.
 * @param read Reads a query, in a transaction or without.
 */
export async function requireTeamChatLeft(
  orgId: string,
  account: TeamChatAccount,
  read: (query: Query<TeamChat>) => Promise<QuerySnapshot<TeamChat>>,
): Promise<void> {
  const max = LIMITS.teamChatsPerOrg;
  const { docs } = await read(refs.teamChats(orgId).limit(max));
  if (docs.some((found) => isSame(found.data().account, account))) throw new AppError('channel-connected');
  if (docs.length >= max) throw new AppError('team-chat-limit-reached', { max });
}
