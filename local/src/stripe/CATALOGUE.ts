/** A fixed moment, so that the catalogue is the same on every machine: 1 January 2026, in Unix seconds. */
const CREATED = 1_767_225_600;

const PLANS = [
  { key: 'starter', name: 'Starter', cents: 500, description: '1 chatbot, 2,000 messages a month' },
  { key: 'pro', name: 'Pro', cents: 1000, description: '2 chatbots, 10,000 messages a month, 2 seats' },
  { key: 'business', name: 'Business', cents: 2500, description: '3 chatbots, 40,000 messages a month, 5 seats' },
] as const;

/** Stripe's product objects, every field that the API sends. `firebaseRole` names the plan that a subscription gives. */
export const PRODUCTS = PLANS.map(({ key, name, description }) => ({
  id: `prod_parlance_${key}`,
  object: 'product',
  active: true,
  created: CREATED,
  default_price: `price_parlance_${key}_month`,
  description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: { firebaseRole: key },
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  type: 'service',
  unit_label: null,
  updated: CREATED,
  url: null,
}));

export const PRICES = PLANS.map(({ key, cents }) => ({
  id: `price_parlance_${key}_month`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: CREATED,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: `${key}_monthly`,
  metadata: {},
  nickname: null,
  product: `prod_parlance_${key}`,
  recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'exclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
}));
