import { GenkitError } from 'genkit';
import { httpStatusOf } from './httpStatusOf.ts';

/** Timed out, and too many requests (RFC 9110, section 15.5.9; RFC 6585, section 4). Statuses from 500 on are transient too. */
const TRANSIENT: readonly number[] = [408, 429];
/** Genkit's names where the HTTP status is not told. */
const TRANSIENT_NAMES: readonly string[] = ['RESOURCE_EXHAUSTED', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'ABORTED'];

/** True if a provider failed for a reason that may pass. A connection that was not made or broke has no status at all. */
export function isTransientFault(error: unknown): boolean {
  const status = httpStatusOf(error);
  if (status !== undefined) return TRANSIENT.includes(status) || status >= 500;
  return !(error instanceof GenkitError) || TRANSIENT_NAMES.includes(error.status);
}
