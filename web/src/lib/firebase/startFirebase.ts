import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { loadRuntimeConfig } from './loadRuntimeConfig.ts';

/** Backend that every page needs. Firestore comes with the dashboard, Functions and Storage on first use. */
export interface Backend {
  config: RuntimeConfig;
  app: FirebaseApp;
  auth: Auth;
}

let starting: Promise<Backend> | undefined;

async function connect(): Promise<Backend> {
  const config = await loadRuntimeConfig();
  const app = initializeApp(config.firebase);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators) {
    const { emulators } = config;
    connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, { disableWarnings: true });
  }
  return { config, app, auth };
}

/** Connects once, however often it is called. A failed start is not kept, so that the next call tries again. */
export function startFirebase(): Promise<Backend> {
  starting ??= connect().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}
