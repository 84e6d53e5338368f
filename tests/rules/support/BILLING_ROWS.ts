import { paths } from '@parlance/domain/paths';
import { ruleBillingDocuments } from './ruleBillingDocuments.ts';
import type { RuleRow } from './ruleRow.ts';

const OWNER = { get: 'billing.manage', list: 'billing.manage' } as const;
const PRICE_LIST = { get: 'confirmed', list: 'confirmed' } as const;

/** Rows for billing: owners read what is theirs, people with an account the price list, and nobody but the server writes. */
export const BILLING_ROWS: readonly RuleRow[] = [
  {
    name: 'customers/{org}',
    path: (orgId) => paths.customer(orgId),
    document: ruleBillingDocuments.customer,
    change: { stripeId: 'cus_other' },
    permissions: { get: 'billing.manage' },
  },
  {
    name: 'customers/{org}/checkout_sessions',
    path: (orgId) => paths.checkoutSession(orgId, 'checkout'),
    document: ruleBillingDocuments.checkoutSession,
    // What the Stripe extension would pass on.
    change: {
      trial_period_days: 730,
      promotion_code: 'promo_retain',
      tax_rates: [],
      price: 'price_other',
      quantity: 999,
      success_url: 'https://evil.example',
      metadata: { orgId: 'orgB' },
      client: 'mobile',
      amount: 1,
    },
    permissions: { get: 'billing.manage' },
  },
  {
    name: 'customers/{org}/subscriptions',
    path: (orgId) => paths.subscription(orgId, 'sub_1'),
    document: ruleBillingDocuments.subscription,
    change: { status: 'active' },
    permissions: OWNER,
  },
  {
    name: 'customers/{org}/subscriptions/{subscription}/invoices',
    path: (orgId) => paths.invoice(orgId, 'sub_1', 'in_1'),
    document: ruleBillingDocuments.invoice,
    change: { status: 'paid' },
    permissions: OWNER,
  },
  {
    name: 'customers/{org}/payments',
    path: (orgId) => paths.payment(orgId, 'pi_1'),
    document: ruleBillingDocuments.payment,
    change: { status: 'succeeded' },
    permissions: OWNER,
  },
  {
    name: 'products',
    path: () => paths.product('prod_1'),
    document: ruleBillingDocuments.product,
    change: { name: 'Mine' },
    permissions: PRICE_LIST,
  },
  {
    name: 'products/{product}/prices',
    path: () => paths.price('prod_1', 'price_1'),
    document: ruleBillingDocuments.price,
    change: { unit_amount: 1 },
    permissions: PRICE_LIST,
  },
  {
    name: 'products/tax_rates/tax_rates',
    path: () => paths.taxRate('txr_1'),
    document: ruleBillingDocuments.taxRate,
    change: { percentage: 0 },
    permissions: PRICE_LIST,
  },
  {
    name: 'orgs/{org}/billing',
    path: (orgId) => paths.billingState(orgId),
    document: ruleBillingDocuments.billingState,
    change: { retentionOfferAt: null },
    permissions: OWNER,
  },
  {
    name: 'billingEvents',
    path: () => paths.billingEvent('evt_1'),
    document: ruleBillingDocuments.billingEvent,
    change: { type: 'other' },
    permissions: {},
  },
];
