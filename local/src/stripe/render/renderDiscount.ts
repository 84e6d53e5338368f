import type { Coupon, Subscription } from '../state/customerSchemas.ts';
import type { Form, World } from '../state/World.ts';
import { findObject } from '../state/findObject.ts';
import type { Family } from './familyOf.ts';

/** Stripe's coupon object. */
export function renderCoupon({ id, created, percentOff, duration, months, name }: Coupon): Form {
  return {
    id,
    object: 'coupon',
    amount_off: null,
    created,
    currency: null,
    duration,
    duration_in_months: months,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name,
    percent_off: percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

/** Stripe's discount object of a subscription: its coupon inside, and since 2025-09-30 below `source`, by its id. */
export function renderDiscount(
  { state }: World,
  { id: subscription, customer }: Subscription,
  { id, coupon, start, end }: Subscription['discounts'][number],
  family: Family,
): Form {
  const base = {
    id,
    object: 'discount',
    checkout_session: null,
    customer,
    end,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    start,
    subscription,
  };
  if (family === 'classic') return { ...base, coupon: renderCoupon(findObject(state.coupons, coupon, 'coupon')) };
  return { ...base, customer_account: null, source: { coupon, type: 'coupon' }, subscription_item: null };
}
