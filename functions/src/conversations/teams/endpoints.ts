import * as contracts from '@parlance/domain/contracts/conversations/teams';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { deleteTeam } from './deleteTeam.ts';
import { saveTeam } from './saveTeam.ts';

export const teamEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.saveTeam, async ({ input, who }) => {
    const { teamId, version, name, members, chatbotIds, locales, opening, rule } = input;
    await saveTeam(who, { teamId, version, name, members, chatbotIds, locales, opening, rule });
    return {};
  }),
  memberEndpoint(contracts.deleteTeam, async ({ input: { teamId }, who }) => {
    await deleteTeam(who, teamId);
    return {};
  }),
];
