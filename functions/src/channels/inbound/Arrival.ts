import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import type { Inbound, InboundMessage } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';

/** A message with the place that it has in a conversation. */
export interface Arrival {
  orgId: string;
  channel: ChannelConnection;
  inbound: Inbound;
  message: InboundMessage;
  thread: Thread;
  /** The same with each attempt at the message. */
  messageId: string;
  /** True where what has not come by now is given up. */
  isLastAttempt: boolean;
}
