import type { Functions } from 'firebase/functions';
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

/** The app's Functions client, connected once. A connection that failed is tried anew by the next caller. */
export async function connectFunctions(): Promise<Functions> {
  connecting ??= connect();
  try {
    return await connecting;
  } catch (error) {
    connecting = undefined;
    throw error;
  }
}
