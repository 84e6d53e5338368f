import { createHash } from 'node:crypto';
import type { WebhookEvent } from '@parlance/domain/documents/organizations/webhook';

/**
 * The id of an event, by which a receiver knows it again. The same one for the same `occasion`: an event of ours that comes twice
 * is one delivery.
 */
export function eventIdOf(orgId: string, type: WebhookEvent, occasion: string): string {
  return `evt_${createHash('sha256').update([orgId, type, occasion].join('|')).digest('hex').slice(0, 32)}`;
}
