import { CURRENCIES } from '@parlance/domain/money/currencies';
import { LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import { lookupKeyOf } from '@parlance/domain/billing/lookupKeyOf';

/** A fixed moment, so that the catalogue is the same on every machine: 1 January 2026, in Unix seconds. */
const CREATED = 1_767_225_600;

/** Plans on sale: name, monthly price in cents of each of `CURRENCIES` without tax, and description of each plan. */
export const PLANS_ON_SALE = [
  {
    key: 'starter',
    name: 'Starter',
    cents: LIST_PRICES.starter,
    description: '1 chatbot, 2,000 messages a month',
  },
  {
    key: 'pro',
    name: 'Pro',
    cents: LIST_PRICES.pro,
    description: '2 chatbots, 10,000 messages a month, 2 seats',
  },
  {
    key: 'business',
    name: 'Business',
    cents: LIST_PRICES.business,
    description: '3 chatbots, 40,000 messages a month, 5 seats',
  },
] as const;

export type PlanOnSale = (typeof PLANS_ON_SALE)[number];

/** The products that a new stand-in has. `metadata.plan` names the plan that a subscription gives. */
export const PRODUCTS = Object.fromEntries(
  PLANS_ON_SALE.map(({ key, name, description }) => [
    `prod_parlance_${key}`,
    {
      id: `prod_parlance_${key}`,
      created: CREATED,
      active: true,
      name,
      description,
      defaultPrice: `price_parlance_${key}_month`,
      taxCode: null,
      metadata: { plan: key },
    },
  ]),
);

export const PRICES = Object.fromEntries(
  PLANS_ON_SALE.flatMap(({ key, cents }) =>
    CURRENCIES.map((currency) => {
      const id = `price_parlance_${key}_month${currency === CURRENCIES[0] ? '' : `_${currency}`}`;
      const price = {
        id,
        created: CREATED,
        active: true,
        product: `prod_parlance_${key}`,
        currency,
        unitAmount: cents,
        interval: 'month',
        lookupKey: lookupKeyOf(key, currency),
        metadata: {},
      };
      return [id, price] as const;
    }),
  ),
);
