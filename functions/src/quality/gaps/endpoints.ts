import * as contracts from '@parlance/domain/contracts/proposals';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';

export const gapEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.proposeAnswer, async ({ input, signal }) => {
    const [{ proposeAnswer }, { aiProvider }] = await Promise.all([
      import('./proposeAnswer.ts'),
      import('../../ai/provider.ts'),
    ]);
    return proposeAnswer(input, await aiProvider(), signal);
  }),
  memberEndpoint(contracts.closeGap, async ({ input, who }) => {
    const { closeGap } = await import('./closeGap.ts');
    return closeGap(who, input);
  }),
];
