import type { Contract } from '@parlance/domain/contracts/contract';
import type { Functions } from 'firebase/functions';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

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

/** Calls a callable by its contract and parses what it answers. Throws an `AppError`, whatever went wrong. */
export async function callContract<I, O, C>(contract: Contract<I, O, C>, input: I): Promise<O> {
  try {
    const [functions, { httpsCallable }] = await Promise.all([connected(), import('firebase/functions')]);
    const { data } = await httpsCallable<I>(functions, contract.name)(input);
    return contract.output.parse(data);
  } catch (error) {
    throw toAppError(error);
  }
}
