import { findObject } from '../state/findObject.ts';
import type { Form, Kind, World } from '../state/World.ts';
import type { Family } from './familyOf.ts';
import { renderPrice, renderProduct, renderTaxRate } from './renderCatalogue.ts';
import { renderCheckout, renderPortalConfiguration, renderPortalSession } from './renderCheckout.ts';
import { renderCustomer, renderPaymentMethod } from './renderCustomer.ts';
import { renderCoupon } from './renderDiscount.ts';
import { renderEndpoint } from './renderEvent.ts';
import { renderInvoice } from './renderInvoice.ts';
import { renderPaymentIntent } from './renderPaymentIntent.ts';
import { renderSchedule, renderSubscription } from './renderSubscription.ts';

/** Stripe's name for an object of each kind, used if no object has the given id. */
const NOUNS: Readonly<Record<Kind, string>> = {
  products: 'product',
  prices: 'price',
  customers: 'customer',
  paymentMethods: 'PaymentMethod',
  coupons: 'coupon',
  subscriptions: 'subscription',
  schedules: 'subscription_schedule',
  invoices: 'invoice',
  paymentIntents: 'payment_intent',
  checkouts: 'checkout.session',
  portalSessions: 'billing_portal.session',
  portalConfigurations: 'configuration',
  taxRates: 'tax rate',
  endpoints: 'webhook endpoint',
};

type Renderer = (world: World, id: string, family: Family) => Form;

const RENDERERS: Readonly<Record<Kind, Renderer>> = {
  products: ({ state }, id) => renderProduct(findObject(state.products, id, NOUNS.products)),
  prices: ({ state }, id) => renderPrice(findObject(state.prices, id, NOUNS.prices, 'price')),
  customers: ({ state }, id) => renderCustomer(findObject(state.customers, id, NOUNS.customers)),
  paymentMethods: ({ state }, id) => renderPaymentMethod(findObject(state.paymentMethods, id, NOUNS.paymentMethods)),
  coupons: ({ state }, id) => renderCoupon(findObject(state.coupons, id, NOUNS.coupons, 'coupon')),
  subscriptions: (world, id, family) =>
    renderSubscription(world, findObject(world.state.subscriptions, id, NOUNS.subscriptions), family),
  schedules: (world, id) => renderSchedule(world, findObject(world.state.schedules, id, NOUNS.schedules)),
  invoices: (world, id, family) => renderInvoice(world, findObject(world.state.invoices, id, NOUNS.invoices), family),
  paymentIntents: ({ state }, id, family) =>
    renderPaymentIntent(findObject(state.paymentIntents, id, NOUNS.paymentIntents), family),
  checkouts: (world, id, family) =>
    renderCheckout(world, findObject(world.state.checkouts, id, NOUNS.checkouts), family),
  portalSessions: (world, id) =>
    renderPortalSession(world, findObject(world.state.portalSessions, id, NOUNS.portalSessions)),
  portalConfigurations: ({ state }, id) =>
    renderPortalConfiguration(findObject(state.portalConfigurations, id, NOUNS.portalConfigurations)),
  taxRates: ({ state }, id) => renderTaxRate(findObject(state.taxRates, id, NOUNS.taxRates)),
  endpoints: ({ state }, id) => renderEndpoint(findObject(state.endpoints, id, NOUNS.endpoints)),
};

/** An object as a family of API versions shows it. Throws a `StripeProblem` where there is none. */
export function renderObject(world: World, kind: Kind, id: string, family: Family): Form {
  return RENDERERS[kind](world, id, family);
}
