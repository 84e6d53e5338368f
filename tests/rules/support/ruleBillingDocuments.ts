import type { BillingState } from '@parlance/domain/documents/billing/billingState';
import type { CheckoutSession } from '@parlance/domain/documents/billing/checkoutSession';

const AT = new Date('2026-11-20T12:00:00Z');

const checkoutSession: CheckoutSession = {
  client: 'web',
  mode: 'subscription',
  price: 'price_1',
  quantity: 1,
  success_url: 'https://app.example/en/thanks',
  cancel_url: 'https://app.example/dashboard/settings/plans',
  locale: 'en',
  automatic_tax: true,
  tax_id_collection: true,
  billing_address_collection: 'required',
  metadata: { orgId: 'orgA' },
};

const billingState: BillingState = { checkout: null, retentionOfferAt: AT, change: null };

/** One document of every kind about billing, as the server writes it. */
export const ruleBillingDocuments = {
  customer: { stripeId: 'cus_1', stripeLink: 'https://dashboard.stripe.com/test/customers/cus_1', email: null },
  checkoutSession,
  subscription: { status: 'past_due', metadata: {} },
  invoice: { id: 'in_1', status: 'open' },
  payment: { id: 'pi_1', status: 'processing' },
  product: { active: true, name: 'Pro' },
  price: { active: true, unit_amount: 1000 },
  taxRate: { id: 'txr_1', percentage: 19 },
  billingState,
  billingEvent: { type: 'invoice.paid', createdAt: AT, expiresAt: AT },
};
