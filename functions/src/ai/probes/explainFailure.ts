import { httpStatusOf } from '../calls/httpStatusOf.ts';
import type { Probe } from './Probe.ts';
import { Unusable } from '../calls/Unusable.ts';

/** Explains in one sentence for the operator why a provider did not answer. */
export function explainFailure(error: unknown, meanings: Probe['meanings']): string {
  if (error instanceof Unusable) return error.message;
  const status = httpStatusOf(error);
  if (status === undefined) return 'The provider could not be reached, or there are no credentials.';
  return meanings[status] ?? `The provider answered with status ${status}.`;
}
