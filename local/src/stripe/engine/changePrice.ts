import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { PendingItem } from '../state/invoiceSchemas.ts';
import type { World } from '../state/World.ts';
import { percentOffAt } from './buildInvoice.ts';

export interface PriceChange {
  price: string;
  quantity: number;
  behavior: 'always_invoice' | 'create_prorations' | 'none';
  /** From when the new price counts, in Unix seconds. */
  at: number;
}

/**
 * The prorations of a change: the rest of the period is credited at the old price and charged at the new one, each with the
 * subscription's discount taken off. None in a trial or by `behavior: 'none'`. Nothing is stored.
 */
export function prorationsOf(world: World, subscription: Subscription, change: PriceChange): PendingItem[] {
  const { currentPeriodStart: start, currentPeriodEnd: end, item } = subscription;
  if (change.behavior === 'none' || subscription.status === 'trialing') return [];
  if (change.price === item.price && change.quantity === item.quantity) return [];
  const share = Math.max(0, Math.min(1, (end - change.at) / (end - start)));
  const paid = 1 - percentOffAt(world, subscription, change.at) / 100;
  const entry = (sign: 1 | -1, price: string, quantity: number): PendingItem => {
    const { unitAmount, product } = findObject(world.state.prices, price, 'price');
    const { name } = findObject(world.state.products, product, 'product');
    return {
      id: newStripeId('ii'),
      customer: subscription.customer,
      subscription: subscription.id,
      price,
      quantity,
      amount: sign * Math.round(unitAmount * quantity * share * paid),
      description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${name}`,
      periodStart: change.at,
      periodEnd: end,
    };
  };
  return [entry(-1, item.price, item.quantity), entry(1, change.price, change.quantity)];
}

/** Changes a subscription's price and leaves its prorations to the next invoice. */
export function changePrice(world: World, subscription: Subscription, change: PriceChange): void {
  for (const item of prorationsOf(world, subscription, change)) world.state.pendingItems[item.id] = item;
  subscription.item = { ...subscription.item, price: change.price, quantity: change.quantity };
}
