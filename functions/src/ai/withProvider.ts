import type { AiProvider } from './AiProvider.ts';
import { aiProvider, tracesSent } from './provider.ts';

/** Does the work of a task with the configured provider, writes what it has spent and sends its traces: the process may not live until the next half minute. */
export async function withProvider<T>(work: (provider: AiProvider) => Promise<T>): Promise<T> {
  const provider = await aiProvider();
  try {
    return await work(provider);
  } finally {
    await Promise.all([provider.spend.flush(), tracesSent()]);
  }
}
