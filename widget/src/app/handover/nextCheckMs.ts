const FIRST_MS = 8000;
const MOST_MS = 60_000;
const END_MS = 30 * 60_000;

/** Delay until the next mode check, `quietMs` after the last message. Undefined: no further check. All in milliseconds. */
export function nextCheckMs(quietMs: number): number | undefined {
  if (quietMs >= END_MS) return undefined;
  return Math.min(MOST_MS, Math.max(FIRST_MS, quietMs / 4));
}
