import { Stripe } from 'stripe';
import { createSession } from '../../../functions/src/billing/checkout/createSession.ts';
import { receiveEvent } from '../../../functions/src/billing/events/receiveEvent.ts';
import { reconcileBilling } from '../../../functions/src/billing/reconcile/reconcileBilling.ts';

/** The secret that deliveries are signed with. */
export const WEBHOOK_SECRET = 'whsec_lines';

/** A customer of whom nothing can be found out. */
export const AWAY = 'cus_away';

/** Whom the day's comparison comes to. */
export const compared = { customer: '' };

/** An event that Stripe has signed, about a customer. */
async function receive(type: string, customer: string): Promise<void> {
  const event = { id: 'evt_1', object: 'event', type, created: 1, livemode: false };
  const payload = JSON.stringify({ ...event, data: { object: { id: 'in_1', customer } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  await receiveEvent({ method: 'POST', rawBody: Buffer.from(payload), signature });
}

async function compare(customer: string): Promise<void> {
  compared.customer = customer;
  await reconcileBilling();
}

const unsigned = { method: 'POST', rawBody: Buffer.from('{}'), signature: undefined };

/** Work that makes the code write the lines of metrics about billing, and how often. */
export const BILLING_LINES = {
  parlance_billing_events_failed: { work: () => receive('invoice.paid', AWAY), times: 1 },
  parlance_billing_events_refused: { work: () => receiveEvent(unsigned), times: 1 },
  parlance_billing_differs: { work: () => compare('cus_1'), times: 1 },
  parlance_billing_calls_failed: { work: () => compare(AWAY), times: 1 },
  parlance_charges_failed: { work: () => receive('invoice.payment_failed', 'cus_1'), times: 1 },
  // A purchase that is none.
  parlance_checkouts_failed: { work: () => createSession('o', 'c', {}), times: 1 },
} as const;
