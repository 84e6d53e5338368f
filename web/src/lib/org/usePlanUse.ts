import type { Live } from '#web/lib/live.ts';
import { useUsage } from '#web/lib/org/useUsage.ts';

/** Messages that are taken from the plan, live: see `useUsage`. @param now In milliseconds. */
export function usePlanUse(now: number): Live<number> {
  const usage = useUsage(now);
  return usage.status === 'ready' ? { status: 'ready', value: usage.value.messages } : usage;
}
