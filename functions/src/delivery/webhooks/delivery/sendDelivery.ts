import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { attemptDelivery } from './attemptDelivery.ts';
import { claimDelivery } from './claimDelivery.ts';
import type { DeliveryPlace } from './DeliveryPlace.ts';
import { renderDelivery } from './renderDelivery.ts';
import { settleDelivery } from './settleDelivery.ts';

/**
 * Sends one delivery that is due. A second event of the same finds it claimed or done; one that fails is due again after a pause
 * that doubles, for a day. A killed worker's is sent again once the lease is over, at worst twice, with the same id. Returns
 * when it is tried again, where it is.
 */
export async function sendDelivery(place: DeliveryPlace, now = new Date()): Promise<Date | undefined> {
  return withLogContext({ orgId: place.orgId }, async () => {
    const claimed = await claimDelivery(place, now);
    if (claimed === undefined) return undefined;
    const body = await renderDelivery(place, claimed.delivery);
    if (body === undefined) {
      await refs.delivery(place.orgId, place.webhookId, place.deliveryId).update({ status: 'dropped' });
      return undefined;
    }
    const attempt = await attemptDelivery(claimed, body, now);
    return settleDelivery(place, claimed.delivery, attempt, now);
  });
}
