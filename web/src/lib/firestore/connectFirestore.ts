import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';
import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';

let connected: Firestore | undefined;

/** The app's Firestore, connected once. */
export function connectFirestore({ app, config }: { app: FirebaseApp; config: RuntimeConfig }): Firestore {
  if (connected) return connected;
  connected = getFirestore(app);
  if (config.emulators) {
    const { host, port } = config.emulators.firestore;
    connectFirestoreEmulator(connected, host, port);
  }
  return connected;
}
