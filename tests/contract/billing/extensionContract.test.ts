import { checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import { customerSchema } from '@parlance/domain/documents/billing/customer';
import { priceSchema, productSchema } from '@parlance/domain/documents/billing/catalogue';
import { paths } from '@parlance/domain/paths';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import {
  priceDocument,
  productDocument,
  taxRateDocument,
} from '../../../functions/src/billing/documents/catalogueDocuments.ts';
import { REGION } from '../../../local/src/config/REGION.ts';
import { readRepo } from '../../support/repo.ts';

/* The documents of the Stripe extension 0.3.12, by the fields that it writes. */

const PRODUCT = {
  id: 'prod_1',
  object: 'product',
  active: true,
  name: 'Pro',
  description: null,
  images: [],
  metadata: { plan: 'pro', firebaseRole: 'premium' },
  tax_code: 'txcd_10103001',
  livemode: false,
};
const PRICE = {
  id: 'price_1',
  object: 'price',
  product: 'prod_1',
  active: true,
  billing_scheme: 'per_unit',
  currency: 'usd',
  nickname: 'Monthly',
  type: 'recurring',
  unit_amount: 1000,
  recurring: { interval: 'month', interval_count: 1, trial_period_days: null, usage_type: 'licensed' },
  tiers_mode: null,
  transform_quantity: null,
  tax_behavior: 'exclusive',
  metadata: { plan: 'pro' },
};

function fieldsOf(document: object): string {
  return Object.keys(document).toSorted().join(' ');
}

it('the parameters that docs/billing.md gives the extension name what the product reads', () => {
  const [, block = ''] = /```\n(LOCATION=[\s\S]*?)```/.exec(readRepo('docs/billing.md')) ?? [];
  expect(parseEnv(block)).toEqual({
    LOCATION: REGION,
    PRODUCTS_COLLECTION: paths.products(),
    CUSTOMERS_COLLECTION: paths.customers(),
    STRIPE_CONFIG_COLLECTION: paths.products(),
    // A customer is an organization, made with its first purchase, and ends with it.
    SYNC_USERS_ON_CREATE: 'Do not sync',
    DELETE_STRIPE_CUSTOMERS: 'Auto delete',
    CREATE_CHECKOUT_SESSION_MIN_INSTANCES: '0',
  });
  expect(paths.customer('o')).toBe(`${paths.customers()}/o`);
  expect(paths.checkoutSession('o', 'c')).toBe(`${paths.customer('o')}/checkout_sessions/c`);
  expect(paths.subscription('o', 's')).toBe(`${paths.customer('o')}/subscriptions/s`);
  expect(paths.invoice('o', 's', 'i')).toBe(`${paths.subscription('o', 's')}/invoices/i`);
  expect(paths.payment('o', 'p')).toBe(`${paths.customer('o')}/payments/p`);
  expect(paths.price('a', 'b')).toBe(`${paths.product('a')}/prices/b`);
  expect(paths.taxRate('t')).toBe(`${paths.products()}/tax_rates/tax_rates/t`);
});

it('the codebase’s functions begin as those of the extension’s instance', () => {
  expect(readRepo('firebase.json')).toContain('"prefix": "ext-firestore-stripe-payments"');
});

it('products, prices and tax rates have the extension’s fields, with each key of their metadata for queries', () => {
  const product = productDocument(PRODUCT);
  expect(fieldsOf(product)).toBe(
    'active description images metadata name role stripe_metadata_plan tax_code'.split(' ').toSorted().join(' '),
  );
  expect(product).toMatchObject({ role: 'premium', stripe_metadata_plan: 'pro' });
  const price = priceDocument(PRICE);
  expect(fieldsOf(price)).toBe(
    'active billing_scheme currency description interval interval_count metadata product recurring ' +
      'stripe_metadata_plan tax_behavior tiers tiers_mode transform_quantity trial_period_days type unit_amount',
  );
  expect(price).toMatchObject({ description: 'Monthly', interval: 'month', interval_count: 1, tiers: null });
  expect(taxRateDocument({ id: 'txr_1', percentage: 19, metadata: { country: 'DE' } })).toEqual({
    id: 'txr_1',
    percentage: 19,
    stripe_metadata_country: 'DE',
  });
  expect([productSchema.parse(product).metadata['plan'], priceSchema.parse(price).interval]).toEqual(['pro', 'month']);
});

it('what the extension writes into a purchase and a customer is read as this codebase’s own', () => {
  const begun = {
    mode: 'subscription',
    price: 'price_1',
    success_url: 'https://a.example',
    cancel_url: 'https://b.example',
  };
  const session = { ...begun, client: 'web', sessionId: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' };
  expect(checkoutSessionSchema.parse({ ...session, created: new Date() })).toMatchObject({
    ...session,
    quantity: 1,
    automatic_tax: false,
    tax_id_collection: false,
    billing_address_collection: 'required',
    locale: 'auto',
  });
  const failed = checkoutSessionSchema.parse({ ...begun, error: { message: 'No such price' } });
  expect([failed.error?.message, failed.url]).toEqual(['No such price', undefined]);
  const customer = { email: null, stripeId: 'cus_1', stripeLink: 'https://dashboard.stripe.com/test/customers/cus_1' };
  expect(customerSchema.parse({ ...customer, phone: '+49 30 1', address: { city: 'Berlin' } })).toMatchObject(customer);
});
