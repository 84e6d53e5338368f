import { useEffect } from 'react';
import { useWidget } from '../context/WidgetContext.ts';

/**
 * Watches whether an agent takes over unasked, with code that is loaded then, as long as there are entries: none where nobody need
 * watch. With each entry the watch begins anew. `onTaken` reads the conversation.
 */
export function useTakeoverWatch(entries: number, onTaken: () => Promise<void>): void {
  const { backend } = useWidget();
  useEffect(() => {
    if (entries === 0) return;
    const watch = new AbortController();
    import('./watchTakeover.ts')
      .then(({ watchTakeover }) => watchTakeover(backend.readMode, onTaken, watch.signal))
      // Without it an agent is seen with the next message.
      .catch(() => 0);
    return () => watch.abort();
  }, [entries, backend, onTaken]);
}
