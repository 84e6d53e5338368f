import { newId } from '@parlance/domain/ids';
import type { Request } from 'firebase-functions/https';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { receiveEvent } from './receiveEvent.ts';

/** The part of Express' response that is used. */
interface Sender {
  status: (code: number) => Sender;
  send: (body: string) => unknown;
}

/** Serves a delivery of Stripe's. */
export async function serveEvents(request: Request, response: Sender): Promise<void> {
  const delivery = { method: request.method, rawBody: request.rawBody, signature: request.get('stripe-signature') };
  const { status, body } = await withLogContext({ correlationId: newId(), route: 'handleWebhookEvents' }, () =>
    receiveEvent(delivery),
  );
  response.status(status).send(body);
}
