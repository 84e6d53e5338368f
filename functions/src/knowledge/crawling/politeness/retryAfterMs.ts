import { HOUR_MS } from '@parlance/domain/durations';

const DEFAULT_MS = 30_000;
const MAX_MS = HOUR_MS;

/** Milliseconds that a Retry-After header asks to wait, in seconds or until a date: at most an hour, 30 s if it says nothing. */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? '';
  if (text === '') return DEFAULT_MS;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? DEFAULT_MS : Math.min(Math.max(wait, 1000), MAX_MS);
}
