import { isTransientFault } from './calls/isTransientFault.ts';
import type { AiProvider } from './AiProvider.ts';
import { ProviderUnavailable } from './ProviderUnavailable.ts';

type Reader = Pick<AiProvider, 'embedPassages' | 'readPage'>;

/** The provider, which throws `ProviderUnavailable` where embedding or reading a page failed for a reason that may pass. */
export function withAvailability<P extends Reader>(provider: P): P {
  const { readPage } = provider;
  return {
    ...provider,
    embedPassages: (texts) => orUnavailable(() => provider.embedPassages(texts)),
    readPage: readPage && ((request) => orUnavailable(() => readPage(request))),
  };
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTransientFault(error) ? new ProviderUnavailable(error) : error;
  }
}
