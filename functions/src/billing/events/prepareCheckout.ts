import type { Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { refs } from '../../kernel/platform/refs.ts';
import { prepareSync } from '../state/prepareSync.ts';
import { fetchClassic } from '../stripe/fetchClassic.ts';
import type { StripeEvent } from './stripeEvent.ts';

const sessionSchema = z.looseObject({
  id: z.string(),
  status: z.nullable(z.enum(['complete', 'expired', 'open'])),
  subscription: z.nullable(z.string()),
  tax_id_collection: z.nullish(z.looseObject({ enabled: z.boolean() })),
  customer_details: z.nullable(z.looseObject({})),
});

/** Reads a checkout session that was paid or ran out, inside a transaction, and returns what writes what follows from it. */
export async function prepareCheckout(
  transaction: Transaction,
  orgId: string,
  { data }: StripeEvent,
): Promise<() => Promise<void>> {
  const found = await fetchClassic(`checkout/sessions/${data.object.id ?? ''}`);
  if (found === undefined) return async () => undefined;
  const session = sessionSchema.parse(found);
  const sync = session.subscription === null ? undefined : await prepareSync(transaction, orgId, session.subscription);
  const state = (await transaction.get(refs.billingState(orgId))).data();
  const known = state?.checkout;
  const begun =
    known === null || known === undefined
      ? undefined
      : (await transaction.get(refs.checkoutSession(orgId, known.id))).data();
  return async () => {
    await sync?.();
    if (session.status === 'expired' && begun?.sessionId === session.id) {
      transaction.set(refs.billingState(orgId), { checkout: null }, { merge: true });
    }
    if (session.status === 'complete' && session.tax_id_collection?.enabled && session.customer_details !== null) {
      transaction.set(refs.customer(orgId), session.customer_details, { merge: true });
    }
  };
}
