import { waitingInThread } from '@parlance/domain/queries/channels';
import { queryOf } from '../kernel/platform/queries/queryOf.ts';
import { refs } from '../kernel/platform/refs.ts';
import { eraseInbound } from './deletion/eraseInbound.ts';

/**
 * Deletes an exchange by a connected channel: the customer's messages on their way in, with their files, and then the exchange with the customer's
 * address. A worker that is at one of these messages erases what it makes of it (`dropErased`).
 */
export async function eraseThread(orgId: string, threadId: string): Promise<void> {
  const inbound = refs.allInbound(orgId);
  const waiting = queryOf(inbound, waitingInThread, { threadId });
  await eraseInbound(orgId, inbound.where('threadId', '==', threadId), waiting);
  await refs.thread(orgId, threadId).delete();
}
