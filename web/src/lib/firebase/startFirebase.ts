import { type RuntimeConfig, runtimeConfigSchema } from '@parlance/domain/runtimeConfig';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

/** Backend that every page needs. Firestore comes with the dashboard, Functions and Storage on first use. */
export interface Backend {
  config: RuntimeConfig;
  app: FirebaseApp;
  auth: Auth;
}

let starting: Promise<Backend> | undefined;

/** Reads which Firebase project this deployment talks to. Asked for as scripts/early does, so that a browser asks once; Hosting forbids it to keep the answer. */
async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return runtimeConfigSchema.parse(await response.json());
}

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
