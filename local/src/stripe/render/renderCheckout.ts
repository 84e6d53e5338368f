import { findObject } from '../state/findObject.ts';
import type { Checkout, PortalConfiguration, PortalSession } from '../state/accountSchemas.ts';
import type { Form, World } from '../state/World.ts';
import { renderPrice } from './renderCatalogue.ts';
import type { Family } from './familyOf.ts';

/** The lines of a checkout session, which Stripe hands out by an address of their own. */
export function renderCheckoutLines({ state }: World, { id, price: priceId, quantity }: Checkout): Form {
  const price = findObject(state.prices, priceId, 'price');
  const amount = price.unitAmount * quantity;
  const line = {
    id: `li_${id.slice(3)}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: findObject(state.products, price.product, 'product').name,
    price: renderPrice(price),
    quantity,
  };
  return { object: 'list', data: [line], has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

function customerDetailsOf({ state }: World, { customer: id, status }: Checkout): Form | null {
  const customer = state.customers[id];
  if (customer === undefined) return null;
  return {
    address: status === 'complete' ? customer.address : null,
    email: customer.email,
    name: status === 'complete' ? customer.name : null,
    phone: customer.phone,
    tax_exempt: 'none',
    tax_ids: customer.taxIds.map(({ type, value }) => ({ type, value })),
  };
}

/** Stripe's checkout session object. */
export function renderCheckout(world: World, checkout: Checkout, family: Family): Form {
  const { state, url } = world;
  const { unitAmount, currency } = findObject(state.prices, checkout.price, 'price');
  const amount = unitAmount * checkout.quantity;
  const invoice = checkout.invoice === null ? undefined : state.invoices[checkout.invoice];
  return {
    id: checkout.id,
    object: 'checkout.session',
    after_expiration: null,
    allow_promotion_codes: false,
    amount_subtotal: amount,
    amount_total: invoice?.total ?? amount,
    automatic_tax: { enabled: checkout.automaticTax, status: checkout.automaticTax ? 'complete' : null },
    billing_address_collection: checkout.asksAddress,
    cancel_url: checkout.cancelUrl,
    client_reference_id: checkout.clientReferenceId,
    consent: null,
    consent_collection: null,
    created: checkout.created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { shipping_address: null, submit: null },
    customer: checkout.customer,
    customer_creation: null,
    customer_details: customerDetailsOf(world, checkout),
    customer_email: null,
    expires_at: checkout.expiresAt,
    invoice: checkout.invoice,
    invoice_creation: null,
    livemode: false,
    locale: checkout.locale,
    metadata: checkout.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_link: null,
    payment_method_collection: checkout.collectsCard,
    payment_method_options: {},
    ...(family === 'classic' ? { payment_method_types: ['card'] } : {}),
    payment_status: checkout.status === 'complete' ? 'paid' : 'unpaid',
    phone_number_collection: { enabled: false },
    recovered_from: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_details: null,
    shipping_options: [],
    status: checkout.status,
    submit_type: null,
    subscription: checkout.subscription,
    success_url: checkout.successUrl,
    tax_id_collection: { enabled: checkout.collectsTaxId },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: invoice?.tax ?? 0 },
    url: checkout.status === 'open' ? `${url}/c/pay/${checkout.id}` : null,
  };
}

/** Stripe's portal session object. */
export function renderPortalSession({ url }: World, session: PortalSession): Form {
  return {
    id: session.id,
    object: 'billing_portal.session',
    configuration: session.configuration ?? 'bpc_default',
    created: session.created,
    customer: session.customer,
    flow: session.flow === null ? null : { type: session.flow, after_completion: { type: 'portal_homepage' } },
    livemode: false,
    locale: session.locale,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${url}/p/session/${session.id}`,
  };
}

/** Stripe's portal configuration object. */
export function renderPortalConfiguration({ id, created, features, returnUrl, metadata }: PortalConfiguration): Form {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created,
    default_return_url: returnUrl,
    features,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    updated: created,
  };
}
