import type { ChannelNotice } from '@parlance/domain/documents/channels/outbound';
import { GrpcStatus } from 'firebase-admin/firestore';
import { queueOutbound } from '../../delivery/queueOutbound.ts';
import { db } from '../../kernel/platform/app.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import type { Arrival } from './Arrival.ts';

/** Orders a message of the exchange, or a notice behind it, to be sent; once, however often it is ordered. */
export async function queueOnce(
  { orgId, inbound, thread }: Arrival,
  messageId: string,
  notice?: ChannelNotice,
): Promise<void> {
  const { chatbotId, channelId, threadId } = inbound;
  const batch = db.batch();
  const outgoing = { orgId, chatId: thread.chatId, messageId };
  queueOutbound(
    batch,
    notice === undefined ? outgoing : { ...outgoing, notice },
    { chatbotId, thread: { channelId, threadId } },
    new Date(),
  );
  try {
    await batch.commit();
  } catch (error) {
    // Another attempt has ordered it.
    if (grpcCodeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
  }
}
