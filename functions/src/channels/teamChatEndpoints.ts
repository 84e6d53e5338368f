import * as contracts from '@parlance/domain/contracts/teamChats';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import { connectSlack } from './team/settings/connectSlack.ts';
import { connectTeams } from './team/settings/connectTeams.ts';
import { disconnectTeamChat } from './team/settings/disconnectTeamChat.ts';
import { setTeamChatTopics } from './team/settings/setTeamChatTopics.ts';
import { testTeamChat } from './team/settings/testTeamChat.ts';

export const teamChatEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.connectSlack, async ({ input, who }) => connectSlack(who, input)),
  memberEndpoint(contracts.connectTeams, async ({ input, who }) => connectTeams(who, input)),
  memberEndpoint(contracts.setTeamChatTopics, async ({ input: { teamChatId, topics }, who }) => {
    await setTeamChatTopics(who, teamChatId, topics);
    return {};
  }),
  memberEndpoint(contracts.testTeamChat, async ({ input }) => ({ works: await testTeamChat(input) })),
  memberEndpoint(contracts.disconnectTeamChat, async ({ input, who }) => {
    await disconnectTeamChat(who, input.teamChatId);
    return {};
  }),
];
