import { NOT_REACHED } from '../kernel/outgoing/callServer.ts';
import { faultOf } from './calls/faultOf.ts';
import { httpStatusOf } from './calls/httpStatusOf.ts';

/** True for a failure that another attempt does not mend: a wrong address, key or model. A connection that broke may come back. */
export function isMisconfigured(error: unknown): boolean {
  const fault = faultOf(error);
  if (fault !== 'unreachable') return fault === 'key-refused' || fault === 'model-unknown';
  // A path at which there is nothing, or a server.
  return httpStatusOf(error) === 404 || (error instanceof Error && error.message.includes(NOT_REACHED));
}
