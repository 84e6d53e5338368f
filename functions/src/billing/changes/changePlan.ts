import { AppError } from '@parlance/domain/errors';
import type { PaidPlan } from '@parlance/domain/plans';
import type { Stripe } from 'stripe';
import { priceOf } from '../stripe/priceOf.ts';
import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { releaseSchedule } from './releaseSchedule.ts';
import { requireGoodStanding } from './requireSubscription.ts';
import { requireRoom } from './requireRoom.ts';

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (item === undefined) throw new AppError('plan-missing');
  return item;
}

/** A schedule of two phases: the present price to the end of the period, the new one from there on, without it afterwards. */
async function schedule(id: string, item: Stripe.SubscriptionItem, plan: PaidPlan, price: string): Promise<void> {
  const { subscriptionSchedules } = stripeClient();
  const { id: scheduleId } = await subscriptionSchedules.create({ from_subscription: id });
  await subscriptionSchedules.update(scheduleId, {
    end_behavior: 'release',
    metadata: { plan },
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

/**
 * Changes the plan: now, with the rest of the period charged or credited on the next invoice, or at the period's end. The same
 * plan again changes nothing. Throws `plan-…` { current, max }, `plan-missing`, or `invalid-input` for the end of one that is
 * cancelled.
 */
export async function changePlan(orgId: string, plan: PaidPlan, when: 'now' | 'period-end'): Promise<void> {
  const { org, subscription } = await requireGoodStanding(orgId);
  const { id } = subscription;
  // After its end there is no next period; a schedule would take the cancellation back.
  if (when === 'period-end' && subscription.cancelAt !== null) throw new AppError('invalid-input');
  await requireRoom(orgId, org, subscription.plan, plan);
  const price = await priceOf(plan, subscription.currency, true);
  const { subscriptions } = stripeClient();
  const stripe = await subscriptions.retrieve(id);
  const item = itemOf(stripe);
  const isScheduled = when === 'period-end' && subscription.scheduledChange?.plan === plan;
  if (!isScheduled) {
    await releaseSchedule(stripe);
    if (item.price.id !== price && when === 'period-end') await schedule(id, item, plan, price);
    if (item.price.id !== price && when === 'now') {
      const items = [{ id: item.id, price, quantity: 1 }];
      await subscriptions.update(id, { items, proration_behavior: 'create_prorations' });
    }
  }
  await syncSubscription(orgId, id);
}

/** Takes a change of plan back that has not acted yet. Throws `plan-missing`. */
export async function undoScheduledChange(orgId: string): Promise<void> {
  const { id } = (await requireGoodStanding(orgId)).subscription;
  await releaseSchedule(await stripeClient().subscriptions.retrieve(id));
  await syncSubscription(orgId, id);
}

export interface PlanPreview {
  currency: string;
  prorationCents: number;
  taxCents: number;
  totalCents: number;
  /** ISO 8601. */
  at: string;
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return (parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration) === true;
}

/** The next invoice as it would be after a change now. Throws as `changePlan`. */
export async function previewPlanChange(orgId: string, plan: PaidPlan): Promise<PlanPreview> {
  const { org, subscription } = await requireGoodStanding(orgId);
  await requireRoom(orgId, org, subscription.plan, plan);
  const price = await priceOf(plan, subscription.currency, true);
  const stripe = stripeClient();
  const item = itemOf(await stripe.subscriptions.retrieve(subscription.id));
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price, quantity: 1 }],
      proration_behavior: 'create_prorations',
    },
  });
  const prorations = preview.lines.data.filter(isProration);
  return {
    currency: preview.currency,
    prorationCents: prorations.reduce((sum, { amount }) => sum + amount, 0),
    taxCents: (preview.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    totalCents: preview.total,
    at: new Date(item.current_period_end * 1000).toISOString(),
  };
}
