import { useEffect, useEffectEvent } from 'react';
import { useWidget } from '../context/WidgetContext.ts';
import type { LiveEvents } from './LiveEvents.ts';

/** Wait before a lost connection is opened again. In milliseconds. */
const RECONNECT_MS = 5000;

/** Follows the conversation live while `isNeeded`, and connects again after every loss. */
export function useLiveChat(isNeeded: boolean, { onState, onMessages, onEnd }: LiveEvents): void {
  const { backend } = useWidget();
  const handleState = useEffectEvent(onState);
  const handleMessages = useEffectEvent(onMessages);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = async (): Promise<void> => {
      try {
        const [{ watchLive }, watch] = await Promise.all([import('./watchLive.ts'), backend.watchChat()]);
        disconnect = await watchLive(watch, {
          onState: handleState,
          onMessages: handleMessages,
          onEnd: (end) => (end === 'cut' ? reconnect() : handleEnd(end)),
        });
        if (isOver) disconnect();
      } catch {
        reconnect();
      }
    };
    function reconnect(): void {
      if (isOver) return;
      handleEnd('cut');
      disconnect?.();
      disconnect = undefined;
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    }
    void connect();
    return () => {
      isOver = true;
      clearTimeout(timer);
      disconnect?.();
    };
  }, [isNeeded, backend]);
}
