import type { Delivery } from '@parlance/domain/documents/organizations/webhook';
import { MINUTE_MS } from '@parlance/domain/durations';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { DeliveryPlace } from './DeliveryPlace.ts';

/** Maximum time of a worker for one attempt before it counts as killed: several times `LIMITS.webhookMs`. */
const LEASE_MS = MINUTE_MS;

export interface ClaimedDelivery {
  delivery: Delivery & { triedSince: Date };
  address: string;
  /** The present secret, and the one before as long as it signs. */
  secrets: string[];
}

/**
 * Takes a delivery that is due for this worker, or undefined where it is done, not due or in another worker's hands. It is due
 * again at the end of the lease, so that a worker which is killed loses nothing. For a webhook that is off or gone it becomes
 * `dropped`; a test goes out also while it is off.
 */
export async function claimDelivery(
  { orgId, webhookId, deliveryId }: DeliveryPlace,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  const ref = refs.delivery(orgId, webhookId, deliveryId);
  return db.runTransaction(async (transaction) => {
    const [found, foundWebhook, foundSecret] = await Promise.all([
      transaction.get(ref),
      transaction.get(refs.webhook(orgId, webhookId)),
      transaction.get(refs.webhookSecret(orgId, webhookId)),
    ]);
    const [delivery, webhook, stored] = [found.data(), foundWebhook.data(), foundSecret.data()];
    if (delivery?.status !== 'waiting' || delivery.nextAttemptAt > now) return undefined;
    if (webhook === undefined || stored === undefined || (!webhook.isOn && delivery.type !== 'test')) {
      transaction.update(ref, { status: 'dropped' });
      return undefined;
    }
    const claimed = { attempts: delivery.attempts + 1, triedSince: delivery.triedSince ?? now };
    transaction.update(ref, { ...claimed, nextAttemptAt: new Date(now.getTime() + LEASE_MS) });
    const { secret, former } = stored;
    const secrets = former !== null && former.until > now ? [secret, former.secret] : [secret];
    return { delivery: { ...delivery, ...claimed }, address: webhook.address, secrets };
  });
}
