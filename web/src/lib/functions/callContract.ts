import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { connectFunctions } from './connectFunctions.ts';
import { withRetries } from './withRetries.ts';

/**
 * Callables that would do their work twice if a lost answer made us ask again: two chatbots, two sources for one file, a second
 * mail, a key that nobody ever saw, an account whose maker is told that it exists already. All others end up the same however often
 * they are called.
 */
const NOT_REPEATABLE: ReadonlySet<string> = new Set([
  'createChatbot',
  'createUpload',
  'signUp',
  'inviteMember',
  'createAccessKey',
  'setUpInvitedAccount',
]);

interface CallOptions {
  /** Aborting ends the repetition of a call that the network lost. */
  signal?: AbortSignal;
}

/** Calls a callable by its contract and parses what it answers. Throws an `AppError`, whatever went wrong. */
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
  return withRetries(attempt, { signal, tries: NOT_REPEATABLE.has(contract.name) ? 1 : 3 });
}
