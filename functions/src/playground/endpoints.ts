import * as contracts from '@parlance/domain/contracts/playground';
import { type Endpoint, memberEndpoint } from '../access/endpoint.ts';

export const playgroundEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.tryAnswer, async ({ input, signal, send }) => {
    // Genkit costs 300 ms and 60 MB: only the functions that need it load it.
    const [{ tryAnswer: tryAnswer }, { aiProvider }] = await Promise.all([
      import('./tryAnswer.ts'),
      import('../ai/provider.ts'),
    ]);
    return tryAnswer({ ...input, signal, send }, aiProvider());
  }),
];
