import { findObject } from '../state/findObject.ts';
import type { Subscription } from '../state/customerSchemas.ts';
import type { Invoice, InvoiceLine } from '../state/invoiceSchemas.ts';
import type { World } from '../state/World.ts';
import { buildInvoice, pendingLine } from './buildInvoice.ts';
import { awaitPayment, payInvoice } from './payInvoice.ts';

function finalize(world: World, invoice: Invoice): void {
  world.state.invoiceCount += 1;
  invoice.number = `PARL-${String(world.state.invoiceCount).padStart(5, '0')}`;
  invoice.status = 'open';
  invoice.finalizedAt = world.now();
  findObject(world.state.customers, invoice.customer, 'customer').balance = invoice.endingBalance;
  world.emit('invoice.finalized', 'invoices', invoice.id);
}

/** Applies `behavior` to an invoice while its subscription's collection is paused. */
function withhold(world: World, invoice: Invoice, behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void'): void {
  if (behavior === 'keep_as_draft') return;
  finalize(world, invoice);
  const isVoid = behavior === 'void';
  invoice.status = isVoid ? 'void' : 'uncollectible';
  if (isVoid) invoice.voidedAt = world.now();
  else invoice.uncollectibleAt = world.now();
  // What a void invoice took of the customer's credit comes back.
  findObject(world.state.customers, invoice.customer, 'customer').balance = invoice.startingBalance;
  world.emit(isVoid ? 'invoice.voided' : 'invoice.marked_uncollectible', 'invoices', invoice.id);
}

/**
 * Makes an invoice of `lines` and of the prorations that wait, and charges it. Returns it with whether it is settled, which it
 * also is while collection is paused.
 * @param isDeferred It is not charged: its customer pays it.
 */
export function issueInvoice(
  world: World,
  subscription: Subscription,
  billingReason: Invoice['billingReason'],
  lines: readonly InvoiceLine[],
  isDeferred = false,
): { invoice: Invoice; isSettled: boolean } {
  const { state } = world;
  const pending = Object.values(state.pendingItems).filter((item) => item.subscription === subscription.id);
  const all = [...pending.map((item) => pendingLine(item, subscription)), ...lines];
  const invoice = buildInvoice(world, subscription, billingReason, all);
  for (const { id } of pending) delete state.pendingItems[id];
  state.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  world.emit('invoice.created', 'invoices', invoice.id);
  if (subscription.pauseCollection !== null) {
    withhold(world, invoice, subscription.pauseCollection.behavior);
    return { invoice, isSettled: true };
  }
  finalize(world, invoice);
  const isSettled = isDeferred ? awaitPayment(world, invoice) : payInvoice(world, invoice, subscription);
  return { invoice, isSettled };
}
