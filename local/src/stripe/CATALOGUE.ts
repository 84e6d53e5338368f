import { LIST_CURRENCY, LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';

/** A fixed moment, so that the catalogue is the same on every machine: 1 January 2026, in Unix seconds. */
const CREATED = 1_767_225_600;

const PLANS = [
  { key: 'starter', name: 'Starter', description: '1 chatbot, 2,000 messages a month' },
  { key: 'pro', name: 'Pro', description: '2 chatbots, 10,000 messages a month, 2 seats' },
  { key: 'business', name: 'Business', description: '3 chatbots, 40,000 messages a month, 5 seats' },
] as const;

/** The products that a new stand-in has. `metadata.plan` names the plan that a subscription gives. */
export const PRODUCTS = Object.fromEntries(
  PLANS.map(({ key, name, description }) => [
    `prod_parlance_${key}`,
    {
      id: `prod_parlance_${key}`,
      created: CREATED,
      active: true,
      name,
      description,
      defaultPrice: `price_parlance_${key}_month`,
      metadata: { plan: key },
    },
  ]),
);

export const PRICES = Object.fromEntries(
  PLANS.map(({ key }) => [
    `price_parlance_${key}_month`,
    {
      id: `price_parlance_${key}_month`,
      created: CREATED,
      active: true,
      product: `prod_parlance_${key}`,
      currency: LIST_CURRENCY,
      unitAmount: LIST_PRICES[key],
      interval: 'month',
      lookupKey: `${key}_monthly`,
      metadata: {},
    },
  ]),
);
