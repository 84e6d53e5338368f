import type { Customer, PaymentMethod, TaxId } from '../state/customerSchemas.ts';
import type { Form } from '../state/World.ts';

/** Stripe's customer object. */
export function renderCustomer(customer: Customer): Form {
  return {
    id: customer.id,
    object: 'customer',
    address: customer.address,
    balance: customer.balance,
    created: customer.created,
    // What was charged first says it; nothing here asks.
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.defaultPaymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: 1,
    phone: customer.phone,
    preferred_locales: customer.preferredLocales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** Stripe's tax id object of a customer. */
export function renderTaxId(customer: string, { id, created, type, value }: TaxId): Form {
  return {
    id,
    object: 'tax_id',
    country: /^[A-Z]{2}/.exec(value)?.[0] ?? null,
    created,
    customer,
    livemode: false,
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
}

/** Stripe's payment method object: cards alone. */
export function renderPaymentMethod(method: PaymentMethod): Form {
  const empty = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    id: method.id,
    object: 'payment_method',
    billing_details: { address: method.address ?? empty, email: method.email, name: method.name, phone: null },
    card: {
      brand: method.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: method.expMonth,
      exp_year: method.expYear,
      fingerprint: method.last4,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: method.customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
