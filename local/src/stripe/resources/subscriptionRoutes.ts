import * as z from 'zod';
import { changePrice } from '../engine/changePrice.ts';
import { endSubscription } from '../engine/endSubscription.ts';
import { issueInvoice } from '../engine/issueInvoice.ts';
import { clearableNumber, clearableText, flagField, metadataField, numberField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { PAGE_FIELDS } from '../listPageOf.ts';
import { renderObject } from '../render/renderObject.ts';
import { addMonths } from '../state/addMonths.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';
import { StripeProblem } from '../StripeProblem.ts';

const detailsField = z.strictObject({ comment: z.optional(clearableText), feedback: z.optional(clearableText) });
const behaviorField = z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations');
const changeFields = z.strictObject({
  cancel_at_period_end: z.optional(flagField),
  cancel_at: z.optional(z.union([z.literal('min_period_end'), clearableNumber])),
  cancellation_details: z.optional(detailsField),
  pause_collection: z.optional(
    z.union([
      z.literal('').transform(() => null),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: z.optional(clearableNumber),
      }),
    ]),
  ),
  discounts: z.optional(
    z.union([
      z.literal('').transform(() => []),
      z.array(z.strictObject({ coupon: z.optional(textField), discount: z.optional(textField) })),
    ]),
  ),
  items: z.optional(
    z
      .array(z.strictObject({ id: textField, price: z.optional(textField), quantity: numberField.default(1) }))
      .length(1),
  ),
  proration_behavior: behaviorField,
  proration_date: z.optional(numberField),
  metadata: z.optional(metadataField),
  default_payment_method: z.optional(clearableText),
  trial_end: z.optional(z.literal('now')),
  payment_behavior: z.optional(textField),
});
type Change = z.infer<typeof changeFields>;
const cancelFields = z.strictObject({
  cancellation_details: z.optional(detailsField),
  invoice_now: z.optional(flagField),
  prorate: z.optional(flagField),
});
const listFields = z.strictObject({
  ...PAGE_FIELDS,
  customer: z.optional(textField),
  price: z.optional(textField),
  status: z.optional(textField),
});

const OVER: readonly string[] = ['canceled', 'incomplete_expired'];

function live({ world, ids: [id = ''] }: ApiRequest): Subscription {
  const subscription = findObject(world.state.subscriptions, id, 'subscription');
  if (OVER.includes(subscription.status)) {
    throw new StripeProblem(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  return subscription;
}

function changeEnd(world: World, subscription: Subscription, change: Change): void {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at, cancellation_details: details } = change;
  if (subscription.schedule !== null && (atPeriodEnd !== undefined || at !== undefined)) {
    throw new StripeProblem(
      400,
      'The subscription is managed by a subscription schedule; updating its cancelation behavior directly is not allowed.',
    );
  }
  const end = at === 'min_period_end' ? subscription.currentPeriodEnd : at;
  if (atPeriodEnd === true || end !== undefined)
    subscription.cancelAt = end ?? (atPeriodEnd ? subscription.currentPeriodEnd : null);
  if (atPeriodEnd === false) subscription.cancelAt = null;
  if (atPeriodEnd !== undefined) subscription.cancelAtPeriodEnd = atPeriodEnd;
  if (atPeriodEnd !== undefined || end !== undefined) {
    subscription.canceledAt = subscription.cancelAt === null ? null : world.now();
    subscription.cancellation.reason = subscription.cancelAt === null ? null : 'cancellation_requested';
  }
  Object.assign(subscription.cancellation, details);
}

function changeDiscounts(
  { state, now }: World,
  subscription: Subscription,
  wanted: NonNullable<Change['discounts']>,
): void {
  subscription.discounts = wanted.flatMap(({ coupon: couponId, discount: discountId }) => {
    const kept = subscription.discounts.find(({ id }) => id === discountId);
    if (kept !== undefined) return [kept];
    const coupon = findObject(state.coupons, couponId ?? '', 'coupon', 'discounts[0][coupon]');
    const end = coupon.months === null ? null : addMonths(now(), coupon.months);
    return [{ id: newStripeId('di'), coupon: coupon.id, start: now(), end }];
  });
}

function changeItem(world: World, subscription: Subscription, change: Change): void {
  const [item] = change.items ?? [];
  if (item === undefined) return;
  if (item.id !== subscription.item.id) {
    throw new StripeProblem(400, `No such subscription item: '${item.id}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  }
  const price = item.price ?? subscription.item.price;
  const { currency } = findObject(world.state.prices, price, 'price', 'items[0][price]');
  const { currency: own } = findObject(world.state.prices, subscription.item.price, 'price');
  if (currency !== own) {
    const text = `The price specified only supports \`${currency}\`. This doesn't match the expected currency: \`${own}\`.`;
    throw new StripeProblem(400, text, { param: 'items[0][price]' });
  }
  const at = change.proration_date ?? world.now();
  changePrice(world, subscription, { price, quantity: item.quantity, behavior: change.proration_behavior, at });
  if (change.proration_behavior === 'always_invoice') issueInvoice(world, subscription, 'subscription_update', []);
}

function update(request: ApiRequest): unknown {
  const { world, family, form } = request;
  const subscription = live(request);
  const change = readFields(changeFields, form);
  changeEnd(world, subscription, change);
  if (change.pause_collection !== undefined) {
    const { behavior, resumes_at: resumesAt = null } = change.pause_collection ?? {};
    subscription.pauseCollection = behavior === undefined ? null : { behavior, resumesAt };
  }
  if (change.discounts !== undefined) changeDiscounts(world, subscription, change.discounts);
  changeItem(world, subscription, change);
  if (change.metadata !== undefined) subscription.metadata = { ...subscription.metadata, ...change.metadata };
  if (change.default_payment_method !== undefined) {
    subscription.defaultPaymentMethod = change.default_payment_method;
  }
  world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
  return renderObject(world, 'subscriptions', subscription.id, family);
}

function cancel(request: ApiRequest): unknown {
  const { world, family, form } = request;
  const subscription = live(request);
  const { cancellation_details: details } = readFields(cancelFields, form);
  Object.assign(subscription.cancellation, details);
  endSubscription(world, subscription, 'cancellation_requested');
  return renderObject(world, 'subscriptions', subscription.id, family);
}

function list(request: ApiRequest): unknown {
  const { customer, price, status = 'live' } = readFields(listFields, request.form);
  const wanted = Object.values(request.world.state.subscriptions).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.item.price === price) &&
      (status === 'all' || (status === 'live' ? subscription.status !== 'canceled' : subscription.status === status)),
  );
  return listOf(request, 'subscriptions', wanted, '/v1/subscriptions');
}

function removeDiscount(request: ApiRequest): unknown {
  const { world, family } = request;
  const subscription = live(request);
  subscription.discounts = [];
  world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
  return renderObject(world, 'subscriptions', subscription.id, family);
}

/** Subscriptions: what a customer pays for. They are made by paying a checkout session, or for an app (MOBILE_ROUTES). */
export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  { method: 'GET', path: 'subscriptions', serve: list },
  {
    method: 'GET',
    path: 'subscriptions/:',
    serve: ({ world, family, ids }) => renderObject(world, 'subscriptions', ids[0] ?? '', family),
  },
  { method: 'POST', path: 'subscriptions/:', serve: update },
  { method: 'DELETE', path: 'subscriptions/:', serve: cancel },
  { method: 'DELETE', path: 'subscriptions/:/discount', serve: removeDiscount },
];
