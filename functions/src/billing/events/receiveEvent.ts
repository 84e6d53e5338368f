import { Stripe } from 'stripe';
import { stripeApiKey, stripeWebhookSecret } from '../../kernel/platform/config.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { applyEvent } from './applyEvent.ts';
import { type StripeEvent, stripeEventSchema } from './stripeEvent.ts';

/** Stripe's events are a few kilobytes; an invoice with very many lines can have some hundred. */
const MAX_BYTES = 1024 * 1024;

export interface Delivery {
  method: string;
  /** The body as it came, which is what is signed. */
  rawBody: Buffer;
  signature: string | undefined;
}

interface Answer {
  status: number;
  body: string;
}

/**
 * True iff Stripe has given us the secret that signatures are made with. What a deployment stores while nothing is sold stands
 * in our source: anybody could sign with it.
 */
function hasSecret(): boolean {
  return stripeWebhookSecret.value().startsWith('whsec_');
}

/** The event in a delivery that carries Stripe's signature of the last five minutes; undefined for any other. */
function verified({ rawBody, signature }: Delivery): StripeEvent | undefined {
  if (signature === undefined) return undefined;
  try {
    Stripe.webhooks.constructEvent(rawBody, signature, stripeWebhookSecret.value());
  } catch {
    return undefined;
  }
  return stripeEventSchema.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
}

/** True iff keys and events are both of the test mode, or both of the live mode. */
function isOfMode({ livemode }: StripeEvent): boolean {
  return livemode === /^[rs]k_live_/.test(stripeApiKey.value());
}

/**
 * Takes an event that Stripe delivers: 200 once it has had its effect or needs none, 401 without a valid signature, 400 from
 * the other mode. 503 without a secret of Stripe's to check signatures with, and 500 where the effect failed: Stripe delivers it
 * again.
 */
export async function receiveEvent(delivery: Delivery): Promise<Answer> {
  if (delivery.method !== 'POST') return { status: 405, body: 'Method Not Allowed' };
  if (delivery.rawBody.byteLength > MAX_BYTES) return { status: 413, body: 'Payload Too Large' };
  if (!hasSecret()) {
    logEvent('billing event refused', { reason: 'secret' });
    return { status: 503, body: 'Webhook Error: No Secret' };
  }
  const event = verified(delivery);
  if (event === undefined) {
    logEvent('billing event refused', { reason: 'signature' });
    return { status: 401, body: 'Webhook Error: Invalid Secret' };
  }
  if (!isOfMode(event)) {
    logEvent('billing event refused', { reason: 'mode' });
    return { status: 400, body: 'Webhook Error: Wrong mode' };
  }
  try {
    await applyEvent(event);
    return { status: 200, body: JSON.stringify({ received: true }) };
  } catch (error) {
    logEvent('billing event failed', { type: event.type }, error);
    return { status: 500, body: 'Webhook Error: Not applied' };
  }
}
