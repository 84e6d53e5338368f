import { useEffect, useState } from 'react';

interface Cooldown {
  /** Until it may be done again; 0 when it may. */
  seconds: number;
  start: () => void;
}

/** Counts down the seconds for which something can't be repeated; from the start where it was `justDone`. */
export function useCooldown(durationMs: number, justDone = false): Cooldown {
  const [now, setNow] = useState(() => Date.now());
  const [readyAt, setReadyAt] = useState(justDone ? now + durationMs : 0);
  const seconds = Math.max(0, Math.ceil((readyAt - now) / 1000));
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const start = () => {
    const startedAt = Date.now();
    setNow(startedAt);
    setReadyAt(startedAt + durationMs);
  };
  return { seconds, start };
}
