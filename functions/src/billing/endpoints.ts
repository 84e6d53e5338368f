import * as contracts from '@parlance/domain/contracts/billing';
import { AppError } from '@parlance/domain/errors';
import { Stripe } from 'stripe';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import type { Membership } from '../kernel/access/requireMember.ts';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import { acceptRetentionOffer } from './changes/acceptRetentionOffer.ts';
import { cancelSubscription } from './changes/cancelSubscription.ts';
import { changeFor } from './changes/changeFor.ts';
import { changePlan, previewPlanChange, undoScheduledChange } from './changes/changePlan.ts';
import { pauseSubscription, resumeSubscription } from './changes/pauseSubscription.ts';
import { reactivateSubscription } from './changes/reactivateSubscription.ts';
import { openBillingPortal } from './checkout/openBillingPortal.ts';
import { startCheckout } from './checkout/startCheckout.ts';
import { listInvoices } from './invoices/listInvoices.ts';
import { readBilling } from './invoices/readBilling.ts';
import { readDayBudgets } from './invoices/readDayBudgets.ts';
import { saveBillingPreferences } from './invoices/saveBillingPreferences.ts';

/** Runs a call to Stripe. Throws `billing-unavailable` if Stripe refuses or fails; the log has Stripe's error. */
async function atStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    logEvent('billing call failed', { type: error.type, code: error.code ?? null }, error);
    throw new AppError('billing-unavailable', {}, { cause: error });
  }
}

/** Runs work that answers nothing. */
async function done(work: () => Promise<void>): Promise<Record<string, never>> {
  await atStripe(work);
  return {};
}

/** Runs a change of the subscription at Stripe that a member asked for. */
async function changed(who: Membership, work: () => Promise<void>): Promise<Record<string, never>> {
  return done(() => changeFor(who, work));
}

export const billingEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.startCheckout, ({ input, who }) =>
    atStripe(() => startCheckout(who, input.plan, input.locale)),
  ),
  memberEndpoint(contracts.cancelSubscription, ({ input, who }) =>
    changed(who, () => cancelSubscription(input.orgId, input)),
  ),
  memberEndpoint(contracts.reactivateSubscription, ({ input, who }) =>
    changed(who, () => reactivateSubscription(input.orgId)),
  ),
  memberEndpoint(contracts.pauseSubscription, ({ input, who }) =>
    changed(who, () => pauseSubscription(input.orgId, input.months)),
  ),
  memberEndpoint(contracts.resumeSubscription, ({ input, who }) => changed(who, () => resumeSubscription(input.orgId))),
  memberEndpoint(contracts.changePlan, ({ input, who }) =>
    changed(who, () => changePlan(input.orgId, input.plan, input.when)),
  ),
  memberEndpoint(contracts.previewPlanChange, ({ input }) =>
    atStripe(() => previewPlanChange(input.orgId, input.plan)),
  ),
  memberEndpoint(contracts.undoScheduledChange, ({ input, who }) =>
    changed(who, () => undoScheduledChange(input.orgId)),
  ),
  memberEndpoint(contracts.acceptRetentionOffer, ({ input, who }) =>
    changed(who, () => acceptRetentionOffer(input.orgId)),
  ),
  memberEndpoint(contracts.listInvoices, ({ input }) => atStripe(() => listInvoices(input.orgId, input.cursor))),
  memberEndpoint(contracts.readBilling, ({ input }) => atStripe(() => readBilling(input.orgId))),
  memberEndpoint(contracts.saveBillingPreferences, ({ input: { orgId, ...preferences }, who }) =>
    done(() => saveBillingPreferences({ ...who, orgId }, preferences)),
  ),
  memberEndpoint(contracts.openBillingPortal, async ({ input }) => ({
    url: await atStripe(() => openBillingPortal(input.orgId, input.flow)),
  })),
  memberEndpoint(contracts.readDayBudgets, async ({ who }) => ({ budgets: await readDayBudgets(who.orgId) })),
];
