import { type Webhook, webhookSchema } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The organization's webhooks, the newest first, live. Only for those who manage them. */
export function useWebhooks(): Live<readonly Stored<Webhook>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.webhooks(orgId), orderBy: ['createdAt', 'desc'], limit: LIMITS.webhooksPerOrg },
    webhookSchema,
  );
}
