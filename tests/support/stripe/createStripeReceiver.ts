import { Stripe } from 'stripe';
import { serve } from '../../../local/src/http/serve.ts';

export interface StripeReceiver {
  url: string;
  /** Events that were taken, each as often as it came. */
  taken: Stripe.Event[];
  /** Number of deliveries without a valid signature. */
  refusedSignatures: number;
  /** Answers the next deliveries with status 500. */
  failNext: (count: number) => void;
  stop: () => Promise<void>;
}

/** A server that takes webhooks as a product would, by Stripe's own check of their signatures. */
export async function createStripeReceiver(secret: string): Promise<StripeReceiver> {
  let failures = 0;
  const taken: Stripe.Event[] = [];
  const server = await serve(0, ({ headers, body }) => {
    if (failures > 0) {
      failures -= 1;
      return { status: 500, body: '' };
    }
    try {
      taken.push(Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret));
      return { body: '{}' };
    } catch {
      receiver.refusedSignatures += 1;
      return { status: 400, body: '' };
    }
  });
  const receiver: StripeReceiver = {
    url: server.url,
    taken,
    refusedSignatures: 0,
    failNext: (count) => {
      failures = count;
    },
    stop: server.stop,
  };
  return receiver;
}
