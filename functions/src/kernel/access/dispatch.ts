import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import type { CallableRequest, CallableResponse } from 'firebase-functions/https';
import { withLogContext } from '../platform/log/logContext.ts';
import { toHttpsError } from '../platform/toHttpsError.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints by their contract's name. A name that is none leads nowhere, whatever it is. */
export type EndpointTable = ReadonlyMap<string, Endpoint>;

export function toEndpointTable(...groups: readonly (readonly Endpoint[])[]): EndpointTable {
  return new Map(groups.flat().map((endpoint) => [endpoint.name, endpoint]));
}

/**
 * Serves a call by the contract that the last part of the path names. Every failure leaves as an `HttpsError` with a code and
 * a correlation id, and as one line in the log; all lines of a call have that id and the contract's name.
 */
export async function dispatch(
  endpoints: EndpointTable,
  request: CallableRequest<unknown>,
  response: CallableResponse | undefined,
): Promise<unknown> {
  const name = request.rawRequest.path.split('/').at(-1) ?? '';
  const endpoint = endpoints.get(name);
  // The runtime streams without these: proxies would hold the answer back until it is complete.
  if (request.acceptsStreaming) {
    request.rawRequest.res?.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  }
  return withLogContext({ correlationId: newId(), contract: endpoint?.name ?? 'unknown' }, async () => {
    try {
      if (endpoint === undefined) throw new AppError('not-found');
      return await endpoint.serve(request, response);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
}
