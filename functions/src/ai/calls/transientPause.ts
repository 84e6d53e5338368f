import { GenkitError } from 'genkit';
import { httpStatusOf } from './httpStatusOf.ts';

/** Attempts in all. */
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** Statuses of a busy provider, by Genkit's names and in HTTP. */
const BUSY_NAMES: readonly string[] = ['RESOURCE_EXHAUSTED', 'UNAVAILABLE'];
const BUSY: readonly (number | undefined)[] = [429, 503];

function isBusy(error: unknown): boolean {
  return error instanceof GenkitError ? BUSY_NAMES.includes(error.status) : BUSY.includes(httpStatusOf(error));
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
