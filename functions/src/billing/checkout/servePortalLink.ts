import { newId } from '@parlance/domain/ids';
import type { CallableRequest } from 'firebase-functions/https';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { toHttpsError } from '../../kernel/platform/toHttpsError.ts';
import { createPortalLink } from './createPortalLink.ts';

/** Serves a call of `createPortalLink`; every failure leaves as an `HttpsError` with a code and a correlation id. */
export async function servePortalLink(request: CallableRequest<unknown>): Promise<unknown> {
  return withLogContext({ correlationId: newId(), contract: 'createPortalLink' }, async () => {
    try {
      return await createPortalLink(request);
    } catch (error) {
      throw toHttpsError(error);
    }
  });
}
