import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { requireSubscription } from './requireSubscription.ts';

/** Takes a cancellation back before it acts. Throws `plan-missing`, also once the subscription has ended. */
export async function reactivateSubscription(orgId: string): Promise<void> {
  const { id, cancelAt } = (await requireSubscription(orgId)).subscription;
  if (cancelAt !== null) {
    const { subscriptions } = stripeClient();
    const { cancel_at_period_end: endsWithPeriod } = await subscriptions.retrieve(id);
    // Stripe's own dashboard can also name a day.
    await subscriptions.update(id, endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' });
  }
  await syncSubscription(orgId, id);
}
