import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { connectFunctions } from './connectFunctions.ts';

interface StreamOptions<C> {
  /** Aborting ends the request; the call then fails with `cancelled`. */
  signal: AbortSignal;
  /** Gets every chunk in order, as it arrives. */
  onChunk: (chunk: C) => void;
}

/**
 * Calls a streaming callable by its contract and resolves with its parsed output. It is never repeated: what was streamed has
 * been seen. Throws an `AppError`, whatever went wrong.
 */
export async function streamContract<I, O, C>(
  contract: Contract<I, O, C>,
  input: I,
  { signal, onChunk }: StreamOptions<C>,
): Promise<O> {
  try {
    const [functions, { httpsCallable }] = await Promise.all([connectFunctions(), import('firebase/functions')]);
    const { stream, data } = await httpsCallable<I>(functions, callablePath(contract)).stream(input, { signal });
    // A failure ends the stream and the output alike: it is reported once, by whichever is awaited first.
    data.catch(() => undefined);
    for await (const chunk of stream) {
      if (contract.chunk !== undefined) onChunk(contract.chunk.parse(chunk));
    }
    return contract.output.parse(await data);
  } catch (error) {
    throw signal.aborted ? new AppError('cancelled', {}, { cause: error }) : toAppError(error);
  }
}
