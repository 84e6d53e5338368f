import { type MobileSession, mobileSessionSchema } from '@parlance/domain/documents/billing/mobileSession';
import * as z from 'zod';
import { postClassic } from '../stripe/postClassic.ts';
import { haveCustomer } from './haveCustomer.ts';

/** Client secrets for an app's payment: of the intent of a payment or of a subscription's first invoice, or, for a trial, of the one to set a method up. */
interface Secrets {
  paymentIntentClientSecret: string | null;
  setupIntentClientSecret: string | null;
}

type ModeOf<M extends MobileSession['mode']> = Extract<MobileSession, { mode: M }>;

interface Key {
  customer: string;
  idempotencyKey: string;
}

const intentSchema = z.looseObject({ client_secret: z.string() });
const subscriptionSchema = z.looseObject({
  latest_invoice: z.nullable(z.looseObject({ payment_intent: z.nullable(intentSchema) })),
  pending_setup_intent: z.nullable(intentSchema),
});
const keySchema = z.looseObject({ secret: z.string() });

async function makePayment(session: ModeOf<'payment'>, { customer, idempotencyKey }: Key): Promise<Secrets> {
  const { amount, currency, metadata, payment_method_types: types, automatic_payment_methods: automatic } = session;
  const { setup_future_usage: usage } = session;
  const fields = {
    amount,
    currency,
    customer,
    metadata,
    ...(types === undefined ? { automatic_payment_methods: automatic } : { payment_method_types: types }),
    ...(usage === undefined ? {} : { setup_future_usage: usage }),
  };
  const made = intentSchema.parse(await postClassic('payment_intents', fields, idempotencyKey));
  return { paymentIntentClientSecret: made.client_secret, setupIntentClientSecret: null };
}

async function makeSetup(session: ModeOf<'setup'>, { customer, idempotencyKey }: Key): Promise<Secrets> {
  const { metadata, payment_method_types: types = ['card'] } = session;
  const fields = { customer, metadata, payment_method_types: types };
  const made = intentSchema.parse(await postClassic('setup_intents', fields, idempotencyKey));
  return { paymentIntentClientSecret: null, setupIntentClientSecret: made.client_secret };
}

async function makeSubscription(session: ModeOf<'subscription'>, { customer, idempotencyKey }: Key): Promise<Secrets> {
  const { price, metadata, trial_period_days: trialDays, payment_method_types: types } = session;
  const fields = {
    customer,
    items: [{ price, quantity: 1 }],
    metadata,
    payment_behavior: 'default_incomplete',
    payment_settings: {
      save_default_payment_method: 'on_subscription',
      ...(types === undefined ? {} : { payment_method_types: types }),
    },
    ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
    expand: ['latest_invoice.payment_intent', 'pending_setup_intent'],
  };
  const made = subscriptionSchema.parse(await postClassic('subscriptions', fields, idempotencyKey));
  return {
    paymentIntentClientSecret: made.latest_invoice?.payment_intent?.client_secret ?? null,
    setupIntentClientSecret: made.pending_setup_intent?.client_secret ?? null,
  };
}

function makeIntent(session: MobileSession, key: Key): Promise<Secrets> {
  switch (session.mode) {
    case 'payment':
      return makePayment(session, key);
    case 'setup':
      return makeSetup(session, key);
    case 'subscription':
      return makeSubscription(session, key);
  }
}

/** A key with which an app's payment sheet may read and change the customer, for an hour. */
async function makeKey(customer: string, idempotencyKey: string): Promise<string> {
  return keySchema.parse(await postClassic('ephemeral_keys', { customer }, idempotencyKey)).secret;
}

/**
 * Makes what an app's payment sheet needs for a session with `client: 'mobile'` and returns the fields that the Stripe extension
 * writes of it. The session's id is the key of idempotency. Throws where the fields are wrong or Stripe refuses.
 */
export async function createMobileSession(
  orgId: string,
  sessionId: string,
  data: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const fields = z.looseObject({ mode: z.string().default('subscription') }).parse(data);
  const session = mobileSessionSchema.parse(fields);
  const customer = await haveCustomer(orgId);
  const secrets = await makeIntent(session, { customer, idempotencyKey: sessionId });
  const ephemeralKeySecret = await makeKey(customer, `${sessionId}-key`);
  return { client: 'mobile', mode: session.mode, customer, ephemeralKeySecret, ...secrets, created: new Date() };
}
