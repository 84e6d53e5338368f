import { refs } from '../../kernel/platform/refs.ts';
import { deleteInboundCopies } from '../../kernel/inboundCopies/deleteInboundCopies.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';

/** Deletes customers' messages on their way into a conversation, with the files that wait with them. */
export async function eraseInbound(orgId: string, field: 'threadId' | 'chatbotId', value: string): Promise<void> {
  const own = refs.allInbound(orgId).where(field, '==', value);
  const waiting = await own.where('status', '==', 'waiting').get();
  for (const inbound of waiting.docs) await deleteInboundCopies(orgId, inbound.data().message);
  await deleteInBatches(own.select());
}
