import { StripeProblem } from '../StripeProblem.ts';
import type { Form, Kind, World } from '../state/World.ts';
import type { Family } from './familyOf.ts';
import { renderDiscount } from './renderDiscount.ts';
import { renderObject } from './renderObject.ts';

/** Stripe expands no deeper: https://docs.stripe.com/expand#limitations */
const MAX_LEVELS = 4;

const PREFIXES: readonly (readonly [string, Kind])[] = [
  ['cus_', 'customers'],
  ['prod_', 'products'],
  ['price_', 'prices'],
  ['pm_', 'paymentMethods'],
  ['sub_sched_', 'schedules'],
  ['sub_', 'subscriptions'],
  ['in_', 'invoices'],
  ['pi_', 'paymentIntents'],
  ['cs_', 'checkouts'],
];

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function discountOf(world: World, id: string, family: Family): Form | undefined {
  for (const subscription of Object.values(world.state.subscriptions)) {
    const found = subscription.discounts.find((discount) => discount.id === id);
    if (found !== undefined) return renderDiscount(world, subscription, found, family);
  }
  return undefined;
}

function resolve(world: World, id: string, family: Family): unknown {
  if (id.startsWith('di_')) return discountOf(world, id, family) ?? id;
  if (Object.hasOwn(world.state.coupons, id)) return renderObject(world, 'coupons', id, family);
  const kind = PREFIXES.find(([prefix]) => id.startsWith(prefix))?.[1];
  return kind === undefined ? id : renderObject(world, kind, id, family);
}

function walk(world: World, value: unknown, path: readonly string[], family: Family): unknown {
  if (Array.isArray(value)) return value.map((entry) => walk(world, entry, path, family));
  const whole = typeof value === 'string' ? resolve(world, value, family) : value;
  const [field, ...rest] = path;
  if (field === undefined || !isForm(whole)) return whole;
  if (!(field in whole)) {
    throw new StripeProblem(400, `This property cannot be expanded (${field}).`, { param: 'expand' });
  }
  return { ...whole, [field]: walk(world, whole[field], rest, family) };
}

/** Puts whole objects where `paths` name ids, such as `items.data.price.product`. Throws a `StripeProblem` for unknown or too deep ones. */
export function expand(world: World, form: unknown, paths: readonly string[], family: Family): unknown {
  return paths.reduce((whole, path) => {
    const parts = path.split('.');
    if (parts.length > MAX_LEVELS) {
      throw new StripeProblem(400, 'You cannot expand more than 4 levels of a property.', { param: 'expand' });
    }
    return walk(world, whole, parts, family);
  }, form);
}
