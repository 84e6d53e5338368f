import { escapeHtml } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';
import { endSubscription } from '../engine/endSubscription.ts';
import { findObject } from '../state/findObject.ts';
import type { Customer, PaymentMethod, Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';
import { cardFields, readEntry } from './checkoutPage.ts';
import { storeCard } from './completeCheckout.ts';
import { formatCents } from '../formatCents.ts';
import { redirectTo, stripePage } from './stripePage.ts';

const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'paused', 'unpaid'];

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function cardText({ brand, last4, expMonth, expYear }: PaymentMethod): string {
  return `${escapeHtml(brand)} ending in ${last4}, expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
}

function button(action: string, label: string): string {
  return `<form method="post"><input type="hidden" name="action" value="${action}"><button>${label}</button></form>`;
}

function subscriptionOf({ state }: World, { id }: Customer): Subscription | undefined {
  return Object.values(state.subscriptions).findLast(
    ({ customer, status }) => customer === id && LIVE.includes(status),
  );
}

function planSection(world: World, subscription: Subscription | undefined, canEnd: boolean): string {
  if (subscription === undefined) return '<p>No subscription.</p>';
  const price = findObject(world.state.prices, subscription.item.price, 'price');
  const { name } = findObject(world.state.products, price.product, 'product');
  const end = dayOf(subscription.currentPeriodEnd);
  const state = subscription.cancelAtPeriodEnd ? `Ends on ${end}` : `Renews on ${end}`;
  const change = !canEnd
    ? ''
    : subscription.cancelAtPeriodEnd
      ? button('reactivate', 'Renew plan')
      : button('cancel', 'Cancel plan');
  return `<p>${escapeHtml(name)}, ${formatCents(price.unitAmount, price.currency)} per ${price.interval}. ${state}.</p>${change}`;
}

function invoiceRows({ state }: World, { id }: Customer): string {
  const invoices = Object.values(state.invoices).filter(({ customer }) => customer === id);
  const rows = invoices
    .toReversed()
    .map(
      (invoice) =>
        `<tr><td><a href="/i/${invoice.id}">${dayOf(invoice.created)}, ${invoice.status}</a></td><td>${formatCents(invoice.total, invoice.currency)}</td></tr>`,
    );
  return rows.length === 0 ? '<p>No invoices.</p>' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function act(world: World, customer: Customer, body: string, canEnd: boolean): void {
  const action = new URLSearchParams(body).get('action');
  const subscription = subscriptionOf(world, customer);
  if (action === 'card') {
    const card = storeCard(world, customer.id, readEntry(body));
    if (card !== undefined && subscription !== undefined) {
      subscription.defaultPaymentMethod = card.id;
      world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
    }
    world.emit('customer.updated', 'customers', customer.id);
    return;
  }
  if (subscription === undefined || !canEnd) return;
  if (action === 'cancel-now') {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  if (action !== 'cancel' && action !== 'reactivate') return;
  subscription.cancelAtPeriodEnd = action === 'cancel';
  subscription.cancelAt = action === 'cancel' ? subscription.currentPeriodEnd : null;
  subscription.canceledAt = action === 'cancel' ? world.now() : null;
  world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
}

/** /p/session/{session}: plan, card and invoices of a customer. */
export function portalPage(world: World, id: string, method: string, body: string): Reply {
  const session = world.state.portalSessions[id];
  const customer = session === undefined ? undefined : world.state.customers[session.customer];
  if (session === undefined || customer === undefined)
    return stripePage('Billing', '<p>There is no such page.</p>', 404);
  const configuration = world.state.portalConfigurations[session.configuration ?? ''];
  const canEnd = configuration?.features['subscription_cancel']?.enabled ?? true;
  if (method === 'POST') {
    act(world, customer, body, canEnd);
    return redirectTo(`/p/session/${id}`);
  }
  const method4 = world.state.paymentMethods[customer.defaultPaymentMethod ?? ''];
  const card = method4 === undefined ? 'No card.' : cardText(method4);
  const entry = {
    card: '',
    name: customer.name ?? '',
    country: customer.address?.country ?? 'DE',
    postalCode: '',
    taxId: '',
    isConfirmed: false,
  };
  const back =
    session.returnUrl === null ? '' : `<p><a href="${escapeHtml(session.returnUrl)}">Return to Parlance</a></p>`;
  return stripePage(
    'Billing',
    `${back}<h2>Current plan</h2>${planSection(world, subscriptionOf(world, customer), canEnd)}
<h2>Payment method</h2><p>${card}</p><form method="post"><input type="hidden" name="action" value="card">${cardFields(entry)}<button>Update card</button></form>
<h2>Invoices</h2>${invoiceRows(world, customer)}`,
  );
}
