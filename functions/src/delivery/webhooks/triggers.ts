import { onDocumentCreated } from 'firebase-functions/firestore';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onDeliveryQueued', () => import('./delivery/sendDelivery.ts'));

/**
 * orgs/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId} created: sends it. What its receiver does not take is taken up again
 * by the minute's schedule.
 */
export const onDeliveryQueued = onDocumentCreated(
  {
    document: 'orgs/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}',
    retry: true,
    concurrency: 40,
    maxInstances: 4,
  },
  (event) => {
    const { orgId, webhookId, deliveryId } = event.params;
    return handleEvent(event, { name: 'onDeliveryQueued', orgId }, async () => {
      const { sendDelivery } = await load();
      await sendDelivery({ orgId, webhookId, deliveryId });
    });
  },
);
