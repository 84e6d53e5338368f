import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { requireSubscription } from './requireSubscription.ts';

/** Takes a cancellation back before it acts. Throws `plan-missing`, also once the subscription has ended. */
export async function reactivateSubscription(orgId: string): Promise<void> {
  const { id, cancelAt } = (await requireSubscription(orgId)).subscription;
  if (cancelAt !== null) await stripeClient().subscriptions.update(id, { cancel_at_period_end: false });
  await syncSubscription(orgId, id);
}
