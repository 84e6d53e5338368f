import type { TaxRate } from '../state/accountSchemas.ts';
import type { Price, Product } from '../state/customerSchemas.ts';
import type { Form } from '../state/World.ts';

/** Stripe's product object. */
export function renderProduct({ defaultPrice, taxCode, ...product }: Product): Form {
  return {
    ...product,
    object: 'product',
    default_price: defaultPrice,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: taxCode,
    type: 'service',
    unit_label: null,
    updated: product.created,
    url: null,
  };
}

/** Stripe's price object. */
export function renderPrice({ unitAmount, interval, lookupKey, ...price }: Price): Form {
  return {
    ...price,
    object: 'price',
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    nickname: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}

/** Stripe's tax rate object. */
export function renderTaxRate({ displayName, ...rate }: TaxRate): Form {
  return {
    ...rate,
    object: 'tax_rate',
    description: null,
    display_name: displayName,
    jurisdiction: rate.country,
    livemode: false,
    state: null,
    tax_type: 'vat',
  };
}
