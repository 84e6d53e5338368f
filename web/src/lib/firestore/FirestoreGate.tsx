import type { ReactNode } from 'react';
import { FirestoreProvider, useFirebaseApp } from 'reactfire';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { connectFirestore } from './connectFirestore.ts';

interface FirestoreGateProps {
  children: ReactNode;
}

/** Firestore for the dashboard: the pages before it do without, and do not load it. */
export function FirestoreGate({ children }: FirestoreGateProps) {
  const app = useFirebaseApp();
  const config = useRuntimeConfig();
  return <FirestoreProvider sdk={connectFirestore({ app, config })}>{children}</FirestoreProvider>;
}
