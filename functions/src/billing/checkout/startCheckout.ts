import { BILLING } from '@parlance/domain/billing/BILLING';
import { currencyOfCountry } from '@parlance/domain/money/currencies';
import { isLive } from '@parlance/domain/billing/isLive';
import { trialDaysLeft } from '@parlance/domain/billing/trialDaysLeft';
import type { CheckoutSession } from '@parlance/domain/documents/billing/checkoutSession';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import type { PaidPlan } from '@parlance/domain/plans';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { priceOf } from '../stripe/priceOf.ts';
import { createSession } from './createSession.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

/**
 * Sees to it that a session cannot be paid any more. Throws `plan-exists` where it has been, and `unavailable` while
 * it is being made.
 */
async function closeSession(session: CheckoutSession | undefined): Promise<void> {
  if (session?.sessionId === undefined) throw new AppError('unavailable');
  const { sessions } = stripeClient().checkout;
  const { status } = await sessions.retrieve(session.sessionId);
  if (status === 'complete') throw new AppError('plan-exists');
  // One that is paid in this very moment is refused by Stripe, and so is this call.
  if (status === 'open') await sessions.expire(session.sessionId);
}

function sessionOf(orgId: string, { plan, price, locale }: Purchase, trialDays: number): CheckoutSession {
  const { webOrigin } = config();
  return {
    client: 'web',
    maker: 'startCheckout',
    mode: 'subscription',
    price,
    quantity: 1,
    success_url: `${webOrigin}/${locale}/thanks?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${webOrigin}/dashboard/settings/plans?plan=${plan}&checkout=cancelled`,
    locale,
    automatic_tax: true,
    tax_id_collection: true,
    billing_address_collection: 'required',
    metadata: { orgId },
    ...(trialDays === 0 ? {} : { trial_period_days: trialDays }),
  };
}

/** A purchase of another plan that can still be paid. */
interface Open {
  id: string;
}

interface Purchase {
  plan: PaidPlan;
  locale: Locale;
  price: string;
  /** The purchase that was closed to make place for this one. */
  closed?: string;
}

/** The id of the purchase, begun now or before; or the one that is in its way. */
async function begin(who: Membership, purchase: Purchase): Promise<string | Open> {
  const { orgId } = who;
  const { plan, closed } = purchase;
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'billing.manage');
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    if (isLive(org.subscription)) throw new AppError('plan-exists');
    const known = (await transaction.get(refs.billingState(orgId))).data()?.checkout ?? null;
    const now = new Date();
    const isFresh = known !== null && now.getTime() - known.at.getTime() < BILLING.checkoutHours * HOUR_MS;
    if (isFresh && known.id !== closed) {
      const session = (await transaction.get(refs.checkoutSession(orgId, known.id))).data();
      const isUsable = session !== undefined && session.error === undefined;
      if (isUsable && known.plan === plan) return known.id;
      if (isUsable) return { id: known.id };
    }
    const checkoutId = newId();
    transaction.create(refs.checkoutSession(orgId, checkoutId), sessionOf(orgId, purchase, trialDaysLeft(org, now)));
    transaction.set(refs.billingState(orgId), { checkout: { id: checkoutId, plan, at: now } }, { merge: true });
    return checkoutId;
  });
}

interface Started {
  checkoutId: string;
  /** Stripe's page. */
  url: string;
}

/** A stored purchase, once Stripe knows it or has refused it: one that was cut before is made now, once for however many calls. */
async function madeSession(orgId: string, checkoutId: string): Promise<CheckoutSession | undefined> {
  const ref = refs.checkoutSession(orgId, checkoutId);
  const begun = (await ref.get()).data();
  if (begun === undefined || begun.url !== undefined || begun.error !== undefined) return begun;
  await createSession(orgId, checkoutId, begun);
  return (await ref.get()).data();
}

/** Opens the page of a purchase. Throws `billing-unavailable` where Stripe does not make one. */
async function openPage(orgId: string, checkoutId: string): Promise<Started> {
  const url = (await madeSession(orgId, checkoutId))?.url;
  if (url === undefined) throw new AppError('billing-unavailable');
  return { checkoutId, url };
}

/**
 * Begins the purchase of a plan and opens Stripe's page for it. Two calls at once are one purchase, in the currency of the organization's
 * country; of two plans only the later one can be paid. Throws `plan-exists`, `unavailable` or `billing-unavailable`.
 */
export async function startCheckout(who: Membership, plan: PaidPlan, locale: Locale): Promise<Started> {
  const { orgId } = who;
  const org = (await refs.org(orgId).get()).data();
  const price = await priceOf(plan, currencyOfCountry(org?.country ?? ''));
  const begun = await begin(who, { plan, locale, price });
  if (typeof begun === 'string') return openPage(orgId, begun);
  const former = await madeSession(orgId, begun.id);
  if (former?.error === undefined) await closeSession(former);
  const again = await begin(who, { plan, locale, price, closed: begun.id });
  if (typeof again === 'string') return openPage(orgId, again);
  throw new AppError('unavailable');
}
