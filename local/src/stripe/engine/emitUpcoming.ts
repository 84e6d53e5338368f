import { addMonths } from '../state/addMonths.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { Form, World } from '../state/World.ts';
import type { Family } from '../render/familyOf.ts';
import { renderInvoice } from '../render/renderInvoice.ts';
import { buildInvoice, pendingLine, periodLine } from './buildInvoice.ts';
import { type PriceChange, prorationsOf } from './changePrice.ts';
import { monthsOf } from './startSubscription.ts';

/** The next invoice of a subscription as it would be, also after a change. It has no id in the classic form. */
export function upcomingForm(world: World, subscription: Subscription, family: Family, change?: PriceChange): Form {
  const changed =
    change === undefined
      ? subscription
      : { ...subscription, item: { ...subscription.item, price: change.price, quantity: change.quantity } };
  const start = subscription.currentPeriodEnd;
  const end = addMonths(start, monthsOf(world, changed.item.price));
  const waiting = Object.values(world.state.pendingItems).filter((item) => item.subscription === subscription.id);
  const prorations = change === undefined ? [] : prorationsOf(world, subscription, change);
  const lines = [
    ...[...waiting, ...prorations].map((item) => pendingLine(item, subscription)),
    ...(subscription.cancelAtPeriodEnd ? [] : [periodLine(world, changed, [start, end])]),
  ];
  const invoice = { ...buildInvoice(world, changed, 'upcoming', lines), nextPaymentAttempt: start };
  const { id, ...form } = renderInvoice(world, invoice, family);
  return family === 'classic' ? form : { ...form, id: `upcoming_${String(id)}` };
}

/** Tells of the renewal that comes in a week. */
export function emitUpcoming(world: World, subscription: Subscription): void {
  subscription.hasToldRenewal = true;
  world.emitLoose('invoice.upcoming', {
    classic: upcomingForm(world, subscription, 'classic'),
    current: upcomingForm(world, subscription, 'current'),
  });
}
