import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { prepareSync } from '../state/prepareSync.ts';
import { findOrgOfCustomer } from './findOrgOfCustomer.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';
import { prepareCheckout } from './prepareCheckout.ts';
import { prepareInvoice, prepareUpcoming } from './prepareInvoice.ts';
import { preparePayment } from './preparePayment.ts';
import type { StripeEvent } from './stripeEvent.ts';
import { subjectOf } from './subjectOf.ts';

/** Stripe sends an event again for three days: https://docs.stripe.com/webhooks#automatic-retries. Support sends it later, too. */
const KEPT_MS = 30 * DAY_MS;

/** Reads what an event is about, in a transaction, and returns what writes it; undefined where nothing follows. */
type Prepare = (transaction: Transaction, orgId: string) => Promise<() => unknown>;

function prepareOf(event: StripeEvent): Prepare | undefined {
  const { type, data } = event;
  const { id = '', subscription } = data.object;
  switch (subjectOf(type)) {
    case 'subscription':
      return (transaction, orgId) => prepareSync(transaction, orgId, id);
    case 'schedule':
      if (typeof subscription !== 'string') return undefined;
      return (transaction, orgId) => prepareSync(transaction, orgId, subscription);
    case 'invoice':
      return (transaction, orgId) => prepareInvoice(transaction, orgId, event);
    case 'upcoming':
      return (transaction, orgId) => prepareUpcoming(transaction, orgId, event);
    case 'checkout':
      return (transaction, orgId) => prepareCheckout(transaction, orgId, event);
    case 'payment':
      return (transaction, orgId) => preparePayment(transaction, orgId, event);
    case 'catalogue':
    case undefined:
      return undefined;
  }
}

/**
 * Runs an event's effect and notes the event in the same transaction; one that is noted has no effect any more. True iff it
 * was not noted.
 */
async function applyOnce(
  turn: string,
  event: StripeEvent,
  prepare: (transaction: Transaction) => Promise<() => unknown>,
): Promise<boolean> {
  return transactionInTurn(turn, async (transaction) => {
    const ref = refs.billingEvent(event.id);
    if ((await transaction.get(ref)).exists) return false;
    const write = await prepare(transaction);
    await write();
    const expiresAt = new Date(Date.now() + KEPT_MS);
    transaction.create(ref, { type: event.type, createdAt: new Date(event.created * 1000), expiresAt });
    return true;
  });
}

/**
 * Gives an event of Stripe's its effect, once, however often and in whatever order events come: what it is about is asked for
 * at Stripe. Events of other types and of customers that are nobody's of ours have none. Throws where the effect failed.
 */
export async function applyEvent(event: StripeEvent): Promise<void> {
  const { type, data } = event;
  if (subjectOf(type) === 'catalogue') {
    const { id = '' } = data.object;
    await applyOnce(paths.product(id), event, (transaction) => prepareCatalogue(transaction, event));
    return;
  }
  const prepare = prepareOf(event);
  const { customer } = data.object;
  if (prepare === undefined || typeof customer !== 'string') return;
  const orgId = await findOrgOfCustomer(customer);
  if (orgId === undefined) {
    logEvent('billing event of nobody', { type });
    return;
  }
  const isNew = await applyOnce(paths.org(orgId), event, (transaction) => prepare(transaction, orgId));
  if (isNew && type === 'invoice.payment_failed') withLogContext({ orgId }, () => logEvent('charge failed', {}));
}
