import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import type { Query } from 'firebase-admin/firestore';
import { deleteInboundCopies } from '../../kernel/inboundCopies/deleteInboundCopies.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';

/**
 * Deletes customers' messages on their way into a conversation, with the files that wait with them.
 * @param waiting Those among them that are not in it yet.
 */
export async function eraseInbound(orgId: string, all: Query, waiting: Query<Inbound>): Promise<void> {
  for (const inbound of (await waiting.get()).docs) await deleteInboundCopies(orgId, inbound.data().message);
  await deleteInBatches(all.select());
}
