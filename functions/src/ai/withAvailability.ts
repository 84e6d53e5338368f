import { isTransientFault } from './isTransientFault.ts';
import type { Embedder } from './provider.ts';
import { ProviderUnavailable } from './ProviderUnavailable.ts';

/** The embedder, whose embedding of passages throws `ProviderUnavailable` where it failed for a reason that may pass. */
export function withAvailability<E extends Embedder>(embedder: E): E {
  return {
    ...embedder,
    embedPassages: async (texts) => {
      try {
        return await embedder.embedPassages(texts);
      } catch (error) {
        throw isTransientFault(error) ? new ProviderUnavailable(error) : error;
      }
    },
  };
}
