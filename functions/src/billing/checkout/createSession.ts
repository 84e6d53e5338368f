import { type CheckoutSession, checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { Stripe } from 'stripe';
import * as z from 'zod';
import { db } from '../../kernel/platform/app.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { CLASSIC_VERSION } from '../stripe/CLASSIC_VERSION.ts';
import { stripeClient } from '../stripe/stripeClient.ts';
import { createMobileSession } from './createMobileSession.ts';
import { haveCustomer } from './haveCustomer.ts';

const mobileSchema = z.looseObject({ client: z.literal('mobile') });

function paramsOf(customer: string, session: CheckoutSession): Stripe.Checkout.SessionCreateParams {
  const trialDays = session.trial_period_days;
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price: session.price, quantity: session.quantity }],
    success_url: session.success_url,
    cancel_url: session.cancel_url,
    locale: LOCALES.find((locale) => locale === session.locale) ?? 'auto',
    automatic_tax: { enabled: session.automatic_tax },
    tax_id_collection: { enabled: session.tax_id_collection },
    customer_update: { address: 'auto', name: 'auto' },
    billing_address_collection: session.billing_address_collection,
    subscription_data: {
      metadata: session.metadata,
      ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
    },
  };
}

/** The fields that the extension writes of a session with a page of Stripe's. */
async function createWebSession(
  orgId: string,
  checkoutId: string,
  data: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const session = checkoutSessionSchema.parse(data);
  const customer = await haveCustomer(orgId);
  const { id, url } = await stripeClient().checkout.sessions.create(paramsOf(customer, session), {
    idempotencyKey: checkoutId,
    apiVersion: CLASSIC_VERSION,
  });
  return {
    client: 'web',
    mode: 'subscription',
    sessionId: id,
    created: new Date(),
    ...(url === null ? {} : { url }),
  };
}

function isForMobile(data: unknown): boolean {
  return mobileSchema.safeParse(data).success;
}

/**
 * Makes what customers/{orgId}/checkout_sessions/{checkoutId} asks Stripe for, a page or what an app's payment sheet needs, and
 * writes it there, or why there is none. The document's id is the key of idempotency: delivered twice it is one session. Throws
 * where Stripe cannot be reached.
 */
export async function createSession(orgId: string, checkoutId: string, data: unknown): Promise<void> {
  const ref = db.doc(paths.checkoutSession(orgId, checkoutId));
  try {
    const create = isForMobile(data) ? createMobileSession : createWebSession;
    await ref.set(await create(orgId, checkoutId, data), { merge: true });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
      throw error;
    logEvent('checkout not made', {}, error);
    // What Stripe says is for the log; the page has its own words.
    await ref.set({ error: { message: 'billing-unavailable' } }, { merge: true });
  }
}
