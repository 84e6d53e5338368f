import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { connectFirestore } from '#web/lib/firestore/connectFirestore.ts';

/** Cuts all live reads off from the server while what they show stays on screen. Resolves with what connects them again. */
export async function pauseListeners(): Promise<() => Promise<void>> {
  const firestore = connectFirestore(await startFirebase());
  await disableNetwork(firestore);
  return () => enableNetwork(firestore);
}
