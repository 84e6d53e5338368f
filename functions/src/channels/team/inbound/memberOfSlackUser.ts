import type { TeamChatAccount } from '@parlance/domain/documents/teamChats/teamChat';
import { can } from '@parlance/domain/roles';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { SECOND_MS } from '@parlance/domain/durations';
import { refs } from '../../../kernel/platform/refs.ts';
import { slackEmailOf } from '../slack/slackEmailOf.ts';

/** Members with one address that are looked at: there is one, or none. */
const MEMBERS = 5;

/** The member of an organization who somebody in Slack is, by their e-mail address, and who may write in conversations. Throws `ChannelError`. */
export async function memberOfSlackUser(
  orgId: string,
  token: string,
  { workspaceId, userId }: { workspaceId: Extract<TeamChatAccount, { kind: 'slack' }>['workspaceId']; userId: string },
): Promise<Membership | undefined> {
  const email = await slackEmailOf(token, { userId, workspaceId });
  if (email === undefined || email === '') return undefined;
  const { docs } = await refs.members(orgId).where('email', '==', email).limit(MEMBERS).get();
  const found = docs.find((one) => one.data().status === 'active' && can(one.data().role, 'chat.write'));
  if (found === undefined) return undefined;
  const { name, role } = found.data();
  return { uid: found.id, email, authTime: Math.floor(Date.now() / SECOND_MS), provider: 'slack', orgId, role, name };
}
