import * as z from 'zod';
import { flagField, metadataField, numberField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { PAGE_FIELDS } from '../listPageOf.ts';
import { renderCheckoutLines } from '../render/renderCheckout.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Checkout } from '../state/accountSchemas.ts';
import { StripeProblem } from '../StripeProblem.ts';

/** Seconds for which a session can be paid, unless it says otherwise: https://docs.stripe.com/api/checkout/sessions/create */
const OPEN_SECONDS = 24 * 3600;

const enabledField = z.strictObject({ enabled: flagField });
const updateField = z.enum(['auto', 'never']);
const newFields = z.strictObject({
  mode: z.literal('subscription'),
  customer: textField,
  line_items: z.array(z.strictObject({ price: textField, quantity: numberField.default(1) })).length(1),
  success_url: textField,
  cancel_url: z.optional(textField),
  locale: z.optional(textField),
  client_reference_id: z.optional(textField),
  metadata: metadataField.default({}),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  payment_method_types: z.optional(z.array(textField)),
  billing_address_collection: z.enum(['auto', 'required']).default('auto'),
  automatic_tax: enabledField.default({ enabled: false }),
  tax_id_collection: enabledField.default({ enabled: false }),
  customer_update: z.optional(
    z.strictObject({
      name: z.optional(updateField),
      address: z.optional(updateField),
      shipping: z.optional(updateField),
    }),
  ),
  allow_promotion_codes: z.optional(flagField),
  expires_at: z.optional(numberField),
  subscription_data: z
    .strictObject({
      metadata: metadataField.default({}),
      trial_period_days: z.optional(numberField),
      default_tax_rates: z.optional(z.array(textField)),
    })
    .default({ metadata: {} }),
});
const listFields = z.strictObject({ ...PAGE_FIELDS, customer: z.optional(textField) });

function requireUrl(url: string, param: string): void {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url.replaceAll(/[{}]/g, ''))) {
    throw new StripeProblem(400, 'Not a valid URL', { code: 'url_invalid', param });
  }
}

function create({ world, family, form }: ApiRequest): unknown {
  const fields = readFields(newFields, form);
  const [line = { price: '', quantity: 0 }] = fields.line_items;
  findObject(world.state.customers, fields.customer, 'customer', 'customer');
  const price = findObject(world.state.prices, line.price, 'price', 'line_items[0][price]');
  if (!price.active)
    throw new StripeProblem(400, 'The price specified is inactive.', { param: 'line_items[0][price]' });
  if (line.quantity < 1) throw new StripeProblem(400, 'Invalid quantity', { param: 'line_items[0][quantity]' });
  requireUrl(fields.success_url, 'success_url');
  if (fields.cancel_url !== undefined) requireUrl(fields.cancel_url, 'cancel_url');
  const trialDays = fields.subscription_data.trial_period_days ?? null;
  if (trialDays !== null && (trialDays < 1 || trialDays > 730)) {
    throw new StripeProblem(400, 'Invalid integer', { param: 'subscription_data[trial_period_days]' });
  }
  const checkout: Checkout = {
    id: newStripeId('cs_test'),
    created: world.now(),
    expiresAt: fields.expires_at ?? world.now() + OPEN_SECONDS,
    customer: fields.customer,
    status: 'open',
    successUrl: fields.success_url,
    cancelUrl: fields.cancel_url ?? null,
    locale: fields.locale ?? null,
    clientReferenceId: fields.client_reference_id ?? null,
    price: line.price,
    quantity: line.quantity,
    trialDays,
    automaticTax: fields.automatic_tax.enabled,
    collectsTaxId: fields.tax_id_collection.enabled,
    collectsCard: fields.payment_method_collection,
    asksAddress: fields.billing_address_collection,
    metadata: fields.metadata,
    subscriptionMetadata: fields.subscription_data.metadata,
    billingMode: family === 'classic' ? 'classic' : 'flexible',
    subscription: null,
    invoice: null,
  };
  world.state.checkouts[checkout.id] = checkout;
  return renderObject(world, 'checkouts', checkout.id, family);
}

function expire({ world, family, ids: [id = ''] }: ApiRequest): unknown {
  const checkout = findObject(world.state.checkouts, id, 'checkout.session');
  if (checkout.status !== 'open') {
    throw new StripeProblem(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
    );
  }
  checkout.status = 'expired';
  world.emit('checkout.session.expired', 'checkouts', id);
  return renderObject(world, 'checkouts', id, family);
}

/** Checkout sessions: a page of Stripe's on which a subscription is bought. */
export const CHECKOUT_ROUTES: readonly Route[] = [
  { method: 'POST', path: 'checkout/sessions', serve: create },
  {
    method: 'GET',
    path: 'checkout/sessions',
    serve: (request) => {
      const { customer } = readFields(listFields, request.form);
      const all = Object.values(request.world.state.checkouts);
      const wanted = all.filter((checkout) => customer === undefined || checkout.customer === customer);
      return listOf(request, 'checkouts', wanted, '/v1/checkout/sessions');
    },
  },
  {
    method: 'GET',
    path: 'checkout/sessions/:',
    serve: ({ world, family, ids }) => renderObject(world, 'checkouts', ids[0] ?? '', family),
  },
  {
    method: 'GET',
    path: 'checkout/sessions/:/line_items',
    serve: ({ world, ids }) =>
      renderCheckoutLines(world, findObject(world.state.checkouts, ids[0] ?? '', 'checkout.session')),
  },
  { method: 'POST', path: 'checkout/sessions/:/expire', serve: expire },
];
