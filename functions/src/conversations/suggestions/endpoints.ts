import * as contracts from '@parlance/domain/contracts/conversations/handover';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';

export const suggestionEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.suggestReply, async ({ input, who }) => {
    // The model's SDK costs 300 ms and 60 MB: no other call of the dashboard needs it.
    const [{ suggestReply }, { aiProvider }] = await Promise.all([
      import('./suggestReply.ts'),
      import('../../ai/provider.ts'),
    ]);
    return suggestReply(who, input, await aiProvider());
  }),
];
