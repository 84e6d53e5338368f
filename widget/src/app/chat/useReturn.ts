import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { useEffect, useEffectEvent } from 'react';
import { useWidget } from '../context/WidgetContext.ts';

/** A tab that was away for longer than this may have missed something. In milliseconds. */
const AWAY_MS = 20_000;

/**
 * Reads the stored conversation when the connection is back or the tab slept, if there is anything to catch up with, and hands it to
 * `onReturned`. Never fails: without a connection it is read at the next return.
 */
export function useReturn(isNeeded: boolean, onReturned: (view: ChatView) => void): void {
  const { backend } = useWidget();
  const handleReturned = useEffectEvent(onReturned);
  useEffect(() => {
    if (!isNeeded) return;
    const handleReturn = (): void => void backend.readChat().then(handleReturned, () => undefined);
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
  }, [isNeeded, backend]);
}
