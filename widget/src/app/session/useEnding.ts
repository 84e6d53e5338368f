import { useState } from 'react';
import { useWidget } from '../context/WidgetContext.ts';

export interface Ending {
  /** True while the visitor is asked how the conversation was, before another one begins. */
  isEnding: boolean;
  /** Begins another conversation, once the visitor was asked how this one was; called again meanwhile, at once. */
  restart: () => void;
}

/** The end of a conversation of so many entries. One that goes on has not ended. `begin` runs when nothing is left to ask. */
export function useEnding(entries: number, begin: () => void): Ending {
  const { config } = useWidget();
  const [endedAt, setEndedAt] = useState(-1);
  const isEnding = endedAt === entries;

  function restart(): void {
    const isAsking = config.collectCsat && !isEnding;
    setEndedAt(isAsking ? entries : -1);
    if (!isAsking) begin();
  }
  return { isEnding, restart };
}
