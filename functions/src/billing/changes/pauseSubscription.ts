import { stripeClient } from '../stripe/stripeClient.ts';
import { syncSubscription } from '../state/syncSubscription.ts';
import { requireGoodStanding, requireSubscription } from './requireSubscription.ts';

/** The same day so many months later, or the month's last one. UTC. */
function monthsFrom(moment: Date, months: number): Date {
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months + 1, 0)).getUTCDate();
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(moment.getUTCMonth() + months);
  later.setUTCDate(Math.min(moment.getUTCDate(), last));
  return later;
}

/** Pauses the subscription for some months: invoices of that time are void. Throws `plan-missing`. */
export async function pauseSubscription(orgId: string, months: number, now = new Date()): Promise<void> {
  const { id } = (await requireGoodStanding(orgId)).subscription;
  const resumesAt = Math.floor(monthsFrom(now, months).getTime() / 1000);
  await stripeClient().subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at: resumesAt } });
  await syncSubscription(orgId, id);
}

/**
 * Ends a pause: of the charges, or of the whole subscription, which Stripe pauses itself where a trial ends without a payment
 * method (status `paused`) and which begins a new period. Throws `plan-missing`.
 */
export async function resumeSubscription(orgId: string): Promise<void> {
  const { id, pause, status } = (await requireSubscription(orgId)).subscription;
  const { subscriptions } = stripeClient();
  if (pause !== null) await subscriptions.update(id, { pause_collection: '' });
  if (status === 'paused') await subscriptions.resume(id);
  await syncSubscription(orgId, id);
}
