import { isChargedNext } from '@parlance/domain/billing/isChargedNext';
import { queueMailOnce } from '../../delivery/queueMailOnce.ts';
import { db } from '../../kernel/platform/app.ts';
import { config } from '../../kernel/platform/config.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { eachCustomer, type PayingOrg } from '../reconcile/eachCustomer.ts';
import { billingMessage } from '../queueBillingMail.ts';
import { readOwner } from '../readOwner.ts';
import { readPaymentMethod } from '../stripe/readPaymentMethod.ts';
import { lastDayDue } from './lastDayDue.ts';

async function warnOwner({ orgId, customerId }: PayingOrg, now: Date): Promise<void> {
  const owned = await db.runTransaction((transaction) => readOwner(transaction, orgId), { readOnly: true });
  const subscription = owned?.org.subscription ?? null;
  if (owned?.owner === undefined || subscription === null || !isChargedNext(subscription)) return;
  const method = await readPaymentMethod(customerId, subscription.id);
  if (method === null || method.expires === null) return;
  const at = lastDayDue(method.expires, now);
  if (at === undefined) return;
  const occasion = ['billing-card-expiring', orgId, method.id, at.toISOString()];
  const message = billingMessage(owned, 'billing-card-expiring', { at, last4: method.last4 ?? '' });
  await queueMailOnce(occasion, owned.owner.email, owned.owner.locale, message);
}

/**
 * Tells owners of the card that they pay with that it ends within `BILLING.cardNoticeDays`, once for each card and month. Stripe
 * is asked for each card: it has an event for that of former sources alone (`customer.source.expiring`), none for payment
 * methods, and banks put new dates in. Safe to run twice at the same time.
 */
export async function warnOfExpiringCards(slice: Slice = wholeRun()): Promise<Rest> {
  if (config().billingProvider === 'off') return undefined;
  return eachCustomer(slice, 'card', (paying) => warnOwner(paying, slice.now));
}
