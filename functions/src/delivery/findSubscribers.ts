import type { WebhookEvent } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';

/** Ids of the webhooks of an organization that are on and want this event: one read for each webhook, at least one. */
export async function findSubscribers(orgId: string, type: WebhookEvent, transaction?: Transaction): Promise<string[]> {
  const all = refs.webhooks(orgId).limit(LIMITS.webhooksPerOrg);
  const { docs } = transaction === undefined ? await all.get() : await transaction.get(all);
  return docs.flatMap((found) => {
    const { isOn, events } = found.data();
    return isOn && events.includes(type) ? found.id : [];
  });
}
