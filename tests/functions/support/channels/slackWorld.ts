import { connectSlack } from '@parlance/domain/contracts/teamChats';
import { type TeamChat, teamChatSchema } from '@parlance/domain/documents/teamChats/teamChat';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import {
  LOCAL_SLACK,
  localSigningSecret,
  localSlackToken,
  localWorkspaceId,
} from '../../../../local/src/channels/LOCAL_SLACK.ts';
import { makeTeam } from '../../../support/accounts/makeTeam.ts';
import { admin } from '../../../support/admin.ts';
import { callContract } from '../../../support/callContract.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { offeringChatbot } from '../chats/handoverFixture.ts';
import { slackChannel } from './slackChannel.ts';

/** Access to a workspace at the stand-in that nobody else has. */
export function newSlackAccess() {
  const key = newId().toLowerCase();
  const token = localSlackToken(key);
  const signingSecret = localSigningSecret(localWorkspaceId(token) ?? '');
  return { key, access: { token, signingSecret, channelId: LOCAL_SLACK.channelId } };
}

/** An organization with a chatbot and a channel of Slack, in which owner, member and viewer are, and a stranger. */
export async function slackWorld(overrides: Partial<Org> = {}) {
  const team = await makeTeam(overrides);
  const { orgId, users } = team;
  const chatbotId = await offeringChatbot(orgId);
  const { key, access } = newSlackAccess();
  const slack = slackChannel(key);
  const url = `${suiteUrls.web}/channels/${orgId}/slack`;
  const people = Object.entries(users).map(([role, { email }]) => ({
    id: `U0${role.toUpperCase()}`,
    name: role,
    email,
  }));
  const stranger = { id: 'U0STRANGER', name: 'stranger', email: 'stranger@elsewhere.example' };
  await slack.act({ url, users: [...people, stranger] });
  const input = { orgId, name: '#team', topics: ['handovers', 'leads'] as ('handovers' | 'leads')[], ...access };
  const { teamChatId } = await callContract(connectSlack, input, users.admin.idToken);
  const teamChat = async (): Promise<TeamChat> =>
    teamChatSchema.parse((await admin.db.doc(paths.teamChat(orgId, teamChatId)).get()).data());
  return { team, orgId, chatbotId, teamChatId, key, access, slack, url, input, teamChat, place: { orgId, teamChatId } };
}
