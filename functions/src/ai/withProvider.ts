import type { AiProvider } from './AiProvider.ts';
import { aiProvider } from './provider.ts';

/** Does the work of a task with the configured provider, and writes what it has spent: the process may not live until the next half minute. */
export async function withProvider<T>(work: (provider: AiProvider) => Promise<T>): Promise<T> {
  const provider = await aiProvider();
  try {
    return await work(provider);
  } finally {
    await provider.spend.flush();
  }
}
