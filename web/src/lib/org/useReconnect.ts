import { useEffect } from 'react';
import { pauseListeners } from './pauseListeners.ts';

/**
 * Connects all live reads anew once `isLost`: a member who has lost a document reads at once where they belong now. The
 * Firestore emulator sends nothing more on a stream that it has denied a document on.
 */
export function useReconnect(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const reconnect = async () => (await pauseListeners())();
    reconnect().catch(reportError);
  }, [isLost]);
}
