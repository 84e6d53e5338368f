import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { connectFunctions } from './connectFunctions.ts';
import { withRetries } from './withRetries.ts';

interface CallOptions {
  /** Aborting ends the repetition of a call that the network lost. */
  signal?: AbortSignal;
}

/**
 * Calls a callable by its contract and parses what it answers. A call that the network lost is repeated where the contract allows
 * it. Throws an `AppError`, whatever went wrong.
 */
export async function callContract<I, O, C>(
  contract: Contract<I, O, C>,
  input: I,
  { signal }: CallOptions = {},
): Promise<O> {
  const attempt = async () => {
    try {
      const [functions, { httpsCallable }] = await Promise.all([connectFunctions(), import('firebase/functions')]);
      const { data } = await httpsCallable<I>(functions, callablePath(contract))(input);
      return contract.output.parse(data);
    } catch (error) {
      throw toAppError(error);
    }
  };
  return withRetries(attempt, { signal, tries: contract.idempotent ? 3 : 1 });
}
