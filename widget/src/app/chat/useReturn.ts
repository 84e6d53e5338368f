import { useEffect } from 'react';

/** A tab that was away for longer than this may have missed something. In milliseconds. */
const AWAY_MS = 20_000;

/** Runs `onReturn` when the connection is back or the tab slept, if there is anything to catch up with. */
export function useReturn(isNeeded: boolean, onReturn: () => Promise<void>): void {
  useEffect(() => {
    if (!isNeeded) return;
    const handleReturn = (): void => void onReturn();
    let hiddenAt = Infinity;
    const handleVisibility = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > AWAY_MS) handleReturn();
    };
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) handleReturn();
    };
    window.addEventListener('online', handleReturn);
    window.addEventListener('pageshow', handlePageShow);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('online', handleReturn);
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [isNeeded, onReturn]);
}
