import type { Contract } from '@parlance/domain/contracts/contract';
import type { Functions } from 'firebase/functions';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { withRetries } from './withRetries.ts';

let connecting: Promise<Functions> | undefined;

async function connect(): Promise<Functions> {
  const [{ app, config }, sdk] = await Promise.all([startFirebase(), import('firebase/functions')]);
  const functions = sdk.getFunctions(app, config.region);
  if (config.emulators) {
    sdk.connectFunctionsEmulator(functions, config.emulators.functions.host, config.emulators.functions.port);
  }
  return functions;
}

async function connected(): Promise<Functions> {
  connecting ??= connect();
  try {
    return await connecting;
  } catch (error) {
    connecting = undefined;
    throw error;
  }
}

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
      const [functions, { httpsCallable }] = await Promise.all([connected(), import('firebase/functions')]);
      const { data } = await httpsCallable<I>(functions, contract.name)(input);
      return contract.output.parse(data);
    } catch (error) {
      throw toAppError(error);
    }
  };
  return withRetries(attempt, { signal, tries: NOT_REPEATABLE.has(contract.name) ? 1 : 3 });
}
