import { findObject } from '../state/findObject.ts';
import type { Schedule, Subscription } from '../state/customerSchemas.ts';
import type { Form, World } from '../state/World.ts';
import type { Family } from './familyOf.ts';
import { renderDiscount } from './renderDiscount.ts';
import { renderPrice } from './renderCatalogue.ts';

function itemsOf({ state }: World, subscription: Subscription, family: Family): Form {
  const { id, item, currentPeriodStart, currentPeriodEnd } = subscription;
  const base = {
    id: item.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: item.created,
    metadata: {},
    price: renderPrice(findObject(state.prices, item.price, 'price')),
    quantity: item.quantity,
    subscription: id,
    tax_rates: [],
  };
  const period = { current_period_start: currentPeriodStart, current_period_end: currentPeriodEnd, discounts: [] };
  return {
    object: 'list',
    data: [family === 'classic' ? base : { ...base, ...period }],
    has_more: false,
    url: `/v1/subscription_items?subscription=${id}`,
  };
}

function settingsOf(subscription: Subscription): Form {
  return {
    application: null,
    application_fee_percent: null,
    billing_thresholds: null,
    collection_method: 'charge_automatically',
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    livemode: false,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    start_date: subscription.created,
    test_clock: null,
    transfer_data: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  };
}

/** Stripe's subscription object: the period on itself or on its items, the discount inside or by its id, as the version says. */
export function renderSubscription(world: World, subscription: Subscription, family: Family): Form {
  const { pauseCollection, discounts } = subscription;
  const first = discounts[0];
  const base = {
    ...settingsOf(subscription),
    id: subscription.id,
    object: 'subscription',
    automatic_tax: { enabled: subscription.automaticTax },
    billing_cycle_anchor: subscription.billingCycleAnchor,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: subscription.cancellation,
    created: subscription.created,
    currency: findObject(world.state.prices, subscription.item.price, 'price').currency,
    customer: subscription.customer,
    default_payment_method: subscription.defaultPaymentMethod,
    ended_at: subscription.endedAt,
    items: itemsOf(world, subscription, family),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    pause_collection:
      pauseCollection === null ? null : { behavior: pauseCollection.behavior, resumes_at: pauseCollection.resumesAt },
    schedule: subscription.schedule,
    status: subscription.status,
    trial_end: subscription.trialEnd,
    trial_start: subscription.trialStart,
  };
  if (family === 'classic') {
    return {
      ...base,
      current_period_start: subscription.currentPeriodStart,
      current_period_end: subscription.currentPeriodEnd,
      discount: first === undefined ? null : renderDiscount(world, subscription, first, family),
    };
  }
  return {
    ...base,
    billing_mode: { type: subscription.billingMode },
    discounts: discounts.map(({ id }) => id),
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
  };
}

/** Stripe's subscription schedule object. */
export function renderSchedule({ now }: World, schedule: Schedule): Form {
  const current = schedule.phases.find(({ start, end }) => start <= now() && now() < end);
  return {
    id: schedule.id,
    object: 'subscription_schedule',
    application: null,
    canceled_at: schedule.canceledAt,
    completed_at: null,
    created: schedule.created,
    current_phase:
      schedule.status === 'active' && current !== undefined
        ? { start_date: current.start, end_date: current.end }
        : null,
    customer: schedule.customer,
    default_settings: { billing_cycle_anchor: 'automatic', collection_method: 'charge_automatically' },
    end_behavior: 'release',
    livemode: false,
    metadata: schedule.metadata,
    phases: schedule.phases.map(({ price, quantity, start, end, metadata }) => ({
      items: [{ price, quantity, metadata: {}, tax_rates: [] }],
      metadata,
      proration_behavior: 'none',
      start_date: start,
      end_date: end,
    })),
    released_at: schedule.releasedAt,
    released_subscription: schedule.status === 'released' ? schedule.subscription : null,
    status: schedule.status,
    subscription: schedule.status === 'active' ? schedule.subscription : null,
    test_clock: null,
  };
}
