import type { Subscription } from '../state/customerSchemas.ts';
import type { World } from '../state/World.ts';

/** Ends a subscription for good. Open invoices stay as they are. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const now = world.now();
  const { schedule: scheduleId } = subscription;
  const schedule = scheduleId === null ? undefined : world.state.schedules[scheduleId];
  if (schedule !== undefined) {
    schedule.status = 'canceled';
    schedule.canceledAt = now;
    world.emit('subscription_schedule.canceled', 'schedules', schedule.id);
  }
  subscription.status = 'canceled';
  subscription.schedule = null;
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  subscription.cancellation.reason = reason;
  for (const item of Object.values(world.state.pendingItems)) {
    if (item.subscription === subscription.id) delete world.state.pendingItems[item.id];
  }
  world.emit('customer.subscription.deleted', 'subscriptions', subscription.id);
}
