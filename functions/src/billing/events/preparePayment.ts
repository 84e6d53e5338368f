import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { db } from '../../kernel/platform/app.ts';
import { fetchClassic } from '../stripe/fetchClassic.ts';
import type { StripeEvent } from './stripeEvent.ts';

const paymentSchema = z.looseObject({ id: z.string() });

/** Reads a payment inside a transaction and returns what writes its document of the Stripe extension. */
export async function preparePayment(
  transaction: Transaction,
  orgId: string,
  { data }: StripeEvent,
): Promise<() => void> {
  const ref = db.doc(paths.payment(orgId, data.object.id ?? ''));
  await transaction.get(ref);
  const found = await fetchClassic(`payment_intents/${data.object.id ?? ''}`);
  if (found === undefined) return () => undefined;
  const payment = paymentSchema.parse(found);
  return () => transaction.set(ref, payment, { merge: true });
}
