import type { Stripe } from 'stripe';
import { stripeClient } from '../stripe/stripeClient.ts';

/** Takes a change at the period's end back: Stripe refuses others while a subscription has a schedule. */
export async function releaseSchedule({ schedule }: Pick<Stripe.Subscription, 'schedule'>): Promise<void> {
  if (schedule === null) return;
  await stripeClient().subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
}
