import * as contracts from '@parlance/domain/contracts/playground';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';

export const playgroundEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.tryAnswer, async ({ input, signal, send }) => {
    // The model's SDK costs 300 ms and 60 MB: no other call of the dashboard needs it.
    const [{ tryAnswer }, { aiProvider }] = await Promise.all([
      import('../tryAnswer.ts'),
      import('../../ai/provider.ts'),
    ]);
    return tryAnswer({ ...input, signal, send }, await aiProvider());
  }),
];
