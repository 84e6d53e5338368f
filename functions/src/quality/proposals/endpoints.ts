import * as contracts from '@parlance/domain/contracts/proposals';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { proposeStarters } from './proposeStarters.ts';

export const proposalEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.proposeGreeting, async ({ input, who, signal }) => {
    const [{ proposeGreeting }, { aiProvider }] = await Promise.all([
      import('./proposeGreeting.ts'),
      import('../../ai/provider.ts'),
    ]);
    return proposeGreeting(who.orgId, input, await aiProvider(), signal);
  }),
  memberEndpoint(contracts.proposeStarters, async ({ input, who }) => ({
    starters: await proposeStarters(who.orgId, input.chatbotId),
  })),
];
