import { useEffect, useEffectEvent } from 'react';
import type { SessionEvent } from '#web/lib/auth/session/SessionEvent.ts';
import { sessionStore } from '#web/lib/auth/session/sessionStore.ts';

/** Listens to the session while the component is there. */
export function useSessionEvents(onEvent: (event: SessionEvent) => void): void {
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => sessionStore.subscribe((event) => handleEvent(event)), []);
}
