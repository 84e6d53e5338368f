import { isChargedNext } from '@parlance/domain/billing/isChargedNext';
import type { BillingMailKind } from '@parlance/domain/documents/mail';
import { DEFAULT_CURRENCY } from '@parlance/domain/money/currencies';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { mailIdOf } from '../../delivery/mailIdOf.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { prepareSync } from '../state/prepareSync.ts';
import { type BillingFacts, queueBillingMail } from '../queueBillingMail.ts';
import { readOwner } from '../readOwner.ts';
import { fetchClassic } from '../stripe/fetchClassic.ts';
import type { StripeEvent } from './stripeEvent.ts';

const invoiceSchema = z.looseObject({
  id: z.string(),
  subscription: z.nullable(z.string()),
  payment_intent: z.nullable(z.string()),
  amount_due: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  attempt_count: z.int(),
  created: z.int(),
  lines: z.looseObject({
    data: z.array(z.looseObject({ price: z.nullable(z.looseObject({ id: z.string(), product: z.string() })) })),
  }),
});

type Invoice = z.infer<typeof invoiceSchema>;

/** Mail that an event triggers, with its facts; undefined for a payment of zero, as in a trial. */
function newsOf(type: string, invoice: Invoice): { kind: BillingMailKind; facts: BillingFacts } | undefined {
  const { currency, amount_paid: paid, amount_due: due } = invoice;
  const at = new Date(invoice.created * 1000);
  if (type === 'invoice.paid' && paid > 0) return { kind: 'billing-receipt', facts: { at, cents: paid, currency } };
  const failed = type === 'invoice.payment_failed' || type === 'invoice.payment_action_required';
  return failed ? { kind: 'billing-payment-failed', facts: { at, cents: due, currency } } : undefined;
}

/** The documents that the Stripe extension writes of an invoice. */
function writeDocuments(transaction: Transaction, orgId: string, subscription: string, invoice: Invoice): void {
  transaction.set(db.doc(paths.invoice(orgId, subscription, invoice.id)), invoice);
  const prices = invoice.lines.data.flatMap(({ price }) =>
    price === null ? [] : [db.doc(paths.price(price.product, price.id))],
  );
  const payment = invoice.payment_intent ?? invoice.id;
  transaction.set(db.doc(paths.payment(orgId, payment)), { prices }, { merge: true });
}

/** Reads an invoice and its subscription inside a transaction and returns what writes their documents and the owner's mail. */
export async function prepareInvoice(
  transaction: Transaction,
  orgId: string,
  { type, data }: StripeEvent,
): Promise<() => Promise<void>> {
  const owned = await readOwner(transaction, orgId);
  const found = await fetchClassic(`invoices/${data.object.id ?? ''}`);
  const invoice = found === undefined ? undefined : invoiceSchema.parse(found);
  if (owned === undefined || invoice === undefined || invoice.subscription === null) return async () => undefined;
  const { subscription } = invoice;
  const sync = await prepareSync(transaction, orgId, subscription);
  const news = newsOf(type, invoice);
  // A charge that the bank wants to be confirmed comes as two events; one mail says both.
  const mailId = mailIdOf([news?.kind ?? '', invoice.id, String(invoice.attempt_count)]);
  const isTold = news !== undefined && (await transaction.get(refs.mail(mailId))).exists;
  return async () => {
    writeDocuments(transaction, orgId, subscription, invoice);
    await sync();
    if (news !== undefined && !isTold) await queueBillingMail(transaction, owned, news.kind, news.facts, mailId);
  };
}

/** Reads who is told of a renewal ahead, inside a transaction, and returns what queues the mail. */
export async function prepareUpcoming(
  transaction: Transaction,
  orgId: string,
  { data: { object } }: StripeEvent,
): Promise<() => Promise<void>> {
  const owned = await readOwner(transaction, orgId);
  const preferences = (await transaction.get(refs.billingPreferences(orgId))).data();
  if (owned === undefined || preferences?.notifiesUpcoming === false) return async () => undefined;
  const { subscription } = owned.org;
  // Stripe tells of the invoices of a pause too, which are void.
  if (subscription !== null && !isChargedNext(subscription)) return async () => undefined;
  const { amount_due: cents = 0, next_payment_attempt: attempt } = object;
  const currency = object.currency ?? DEFAULT_CURRENCY;
  const at = attempt === null || attempt === undefined ? null : new Date(attempt * 1000);
  return () => queueBillingMail(transaction, owned, 'billing-renewal-ahead', { cents, currency, at });
}
