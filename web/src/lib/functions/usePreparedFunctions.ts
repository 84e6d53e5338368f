import { useEffect } from 'react';
import { connectFunctions } from './connectFunctions.ts';

/**
 * Loads what calls are made with as soon as a page is there. Without a connection it could not be loaded, and some browsers ask for a
 * file that failed no second time: nothing could be saved once the connection is back.
 */
export function usePreparedFunctions(): void {
  useEffect(() => {
    // The next call tries again, and says why it fails.
    connectFunctions().catch(() => undefined);
  }, []);
}
