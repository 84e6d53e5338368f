import { BILLING } from '@parlance/domain/billing/BILLING';
import { AppError } from '@parlance/domain/errors';
import { Stripe } from 'stripe';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { requireGoodStanding } from './requireSubscription.ts';

const COUPON = `RETAIN${BILLING.retentionPercent}x${BILLING.retentionMonths}`;

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

async function haveCoupon(stripe: Stripe): Promise<void> {
  try {
    await stripe.coupons.retrieve(COUPON);
  } catch (error) {
    if (!isCode(error, 'resource_missing')) throw error;
    const { retentionPercent, retentionMonths } = BILLING;
    await stripe.coupons
      .create({ id: COUPON, percent_off: retentionPercent, duration: 'repeating', duration_in_months: retentionMonths })
      .catch((problem: unknown) => {
        if (!isCode(problem, 'resource_already_exists')) throw problem;
      });
  }
}

/** Takes the offer for an organization; of parallel calls one. Throws `offer-used`. */
async function claimOffer(orgId: string): Promise<void> {
  const ref = refs.billingState(orgId);
  await transactionInTurn(ref.path, async (transaction) => {
    const state = (await transaction.get(ref)).data();
    if (state !== undefined && state.retentionOfferAt !== null) throw new AppError('offer-used');
    transaction.set(ref, { retentionOfferAt: new Date() }, { merge: true });
  });
}

/** Gives the discount for staying, once for each organization. Throws `offer-used` or `plan-missing`. */
export async function acceptRetentionOffer(orgId: string): Promise<void> {
  const { id } = (await requireGoodStanding(orgId)).subscription;
  await claimOffer(orgId);
  try {
    const stripe = stripeClient();
    await haveCoupon(stripe);
    await stripe.subscriptions.update(id, { discounts: [{ coupon: COUPON }] });
  } catch (error) {
    // It was not given, so it can still be taken.
    await refs.billingState(orgId).set({ retentionOfferAt: null }, { merge: true });
    throw error;
  }
  await syncSubscription(orgId, id);
}
