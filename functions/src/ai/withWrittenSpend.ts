import type { AiProvider } from './AiProvider.ts';

/** Does the work of a task and writes what it has spent: the process may not live until the next half minute. */
export async function withWrittenSpend<T>(
  provider: AiProvider,
  work: (provider: AiProvider) => Promise<T>,
): Promise<T> {
  try {
    return await work(provider);
  } finally {
    await provider.spend.flush();
  }
}
