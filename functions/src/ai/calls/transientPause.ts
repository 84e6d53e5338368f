import { GenkitError } from 'genkit';

/** Attempts in all. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** Statuses of a busy provider: HTTP 429 and 503. */
const BUSY: readonly string[] = ['RESOURCE_EXHAUSTED', 'UNAVAILABLE'];

function isBusy(error: unknown): error is GenkitError {
  return error instanceof GenkitError && BUSY.includes(error.status);
}

/**
 * Milliseconds until a failed call may be made again: what a busy provider asked for, or else a pause that doubles and
 * varies, so that parallel requests do not come back together. Undefined when another attempt is no use: the last one
 * failed, the provider asks for more than `maxPauseMs`, or it was neither busy nor the failure one of `isPassing`.
 */
export function transientPause(
  error: unknown,
  attempt: number,
  maxPauseMs: number,
  isPassing: (error: unknown) => boolean = () => false,
): number | undefined {
  if (attempt >= ATTEMPTS || !(isBusy(error) || isPassing(error))) return undefined;
  const asked = error instanceof GenkitError ? error.responseMetadata?.retryAfterMs : undefined;
  if (asked !== undefined) return asked <= maxPauseMs ? asked : undefined;
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}
