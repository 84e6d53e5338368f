import { DAY_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { prepareSync } from '../state/prepareSync.ts';
import { findOrgOfCustomer } from './findOrgOfCustomer.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';
import { prepareCheckout } from './prepareCheckout.ts';
import { prepareInvoice, prepareUpcoming } from './prepareInvoice.ts';
import type { StripeEvent } from './stripeEvent.ts';
import { db } from '../../kernel/platform/app.ts';
import { fetchClassic } from '../stripe/fetchClassic.ts';
import { EVENT_TYPES } from './EVENT_TYPES.ts';

/** Stripe sends an event again for three days: https://docs.stripe.com/webhooks#automatic-retries. Support sends it later, too. */
const KEPT_MS = 30 * DAY_MS;

/** Reads what an event is about, in a transaction, and returns what writes it; undefined where nothing follows. */
type Prepare = (transaction: Transaction, orgId: string) => Promise<() => unknown>;

type Subject = keyof typeof EVENT_TYPES;

function isSubject(name: string): name is Subject {
  return Object.hasOwn(EVENT_TYPES, name);
}

/** Subject of an event type; undefined for one that has no effect. */
function subjectOf(type: string): Subject | undefined {
  return Object.keys(EVENT_TYPES)
    .filter(isSubject)
    .find((subject) => EVENT_TYPES[subject].some((known) => known === type));
}

const paymentSchema = z.looseObject({ id: z.string() });

/** Reads a payment inside a transaction and returns what writes its document of the Stripe extension. */
async function preparePayment(transaction: Transaction, orgId: string, { data }: StripeEvent): Promise<() => void> {
  const ref = db.doc(paths.payment(orgId, data.object.id ?? ''));
  await transaction.get(ref);
  const found = await fetchClassic(`payment_intents/${data.object.id ?? ''}`);
  if (found === undefined) return () => undefined;
  const payment = paymentSchema.parse(found);
  return () => transaction.set(ref, payment, { merge: true });
}

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
