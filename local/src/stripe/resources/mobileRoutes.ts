import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { startSubscription } from '../engine/startSubscription.ts';
import { flagField, metadataField, numberField, textField } from '../http/fields.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import { StripeProblem } from '../StripeProblem.ts';

const HOUR_SECONDS = 3600;

const methodTypes = z.optional(z.array(textField));
const paymentFields = z.strictObject({
  amount: numberField,
  currency: textField,
  customer: textField,
  metadata: metadataField.default({}),
  payment_method_types: methodTypes,
  automatic_payment_methods: z.optional(z.strictObject({ enabled: flagField })),
  setup_future_usage: z.optional(z.enum(['off_session', 'on_session'])),
});
const setupFields = z.strictObject({
  customer: textField,
  metadata: metadataField.default({}),
  payment_method_types: methodTypes,
});
const subscriptionFields = z.strictObject({
  customer: textField,
  items: z.array(z.strictObject({ price: textField, quantity: numberField.default(1) })).length(1),
  metadata: metadataField.default({}),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.optional(z.looseObject({})),
  trial_period_days: z.optional(numberField),
});
const keyFields = z.strictObject({ customer: textField });

function createPayment({ world, family, form }: ApiRequest): unknown {
  const { amount, currency, customer, metadata } = readFields(paymentFields, form);
  findObject(world.state.customers, customer, 'customer', 'customer');
  // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  if (amount < 50) {
    throw new StripeProblem(400, 'Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  const id = newStripeId('pi');
  world.state.paymentIntents[id] = {
    id,
    created: world.now(),
    customer,
    amount,
    currency,
    status: 'requires_payment_method',
    invoice: null,
    paymentMethod: null,
    declineCode: null,
    metadata,
  };
  world.emit('payment_intent.created', 'paymentIntents', id);
  return renderObject(world, 'paymentIntents', id, family);
}

function createSetup({ world, form }: ApiRequest): unknown {
  const { customer, metadata, payment_method_types: types = ['card'] } = readFields(setupFields, form);
  findObject(world.state.customers, customer, 'customer', 'customer');
  const id = newStripeId('seti');
  return {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
    created: world.now(),
    customer,
    livemode: false,
    metadata,
    payment_method: null,
    payment_method_types: types,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}

function createSubscription({ world, family, form }: ApiRequest): unknown {
  const { customer, items, metadata, trial_period_days: trialDays = null } = readFields(subscriptionFields, form);
  findObject(world.state.customers, customer, 'customer', 'customer');
  const [{ price, quantity } = { price: '', quantity: 1 }] = items;
  findObject(world.state.prices, price, 'price', 'items[0][price]');
  const { id } = startSubscription(world, {
    customer,
    price,
    quantity,
    trialDays,
    automaticTax: false,
    billingMode: family === 'classic' ? 'classic' : 'flexible',
    defaultPaymentMethod: null,
    metadata,
    isDeferred: true,
  });
  return renderObject(world, 'subscriptions', id, family);
}

function createKey({ world, form }: ApiRequest): unknown {
  const { customer } = readFields(keyFields, form);
  findObject(world.state.customers, customer, 'customer', 'customer');
  return {
    id: newStripeId('ephkey'),
    object: 'ephemeral_key',
    associated_objects: [{ id: customer, type: 'customer' }],
    created: world.now(),
    expires: world.now() + HOUR_SECONDS,
    livemode: false,
    secret: `ek_test_${randomBytes(18).toString('hex')}`,
  };
}

/** Routes for apps' payment sheets: intents, a subscription that is paid on the phone, and a key for the customer. */
export const MOBILE_ROUTES: readonly Route[] = [
  { method: 'POST', path: 'payment_intents', serve: createPayment },
  { method: 'POST', path: 'setup_intents', serve: createSetup },
  { method: 'POST', path: 'subscriptions', serve: createSubscription },
  { method: 'POST', path: 'ephemeral_keys', serve: createKey },
];
