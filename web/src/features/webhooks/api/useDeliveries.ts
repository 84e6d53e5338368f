import { type Delivery, deliverySchema } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The newest deliveries to a webhook, live. */
export function useDeliveries(webhookId: string): Live<readonly Stored<Delivery>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.deliveries(orgId, webhookId), orderBy: ['createdAt', 'desc'], limit: LIMITS.deliveriesShown },
    deliverySchema,
  );
}
