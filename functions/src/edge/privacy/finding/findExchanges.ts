import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { refs } from '../../../kernel/platform/refs.ts';
import type { Sender } from './Sender.ts';

/** Data of a customer that connected channels have beside the conversation: the exchange, and messages on their way into it or lately come. */
export interface Exchange {
  threadId: string;
  thread: Thread | undefined;
  inbound: readonly Inbound[];
}

/** Exchanges of which something is there. */
export async function findExchanges(orgId: string, senders: readonly Sender[]): Promise<Exchange[]> {
  const found = await Promise.all(
    senders.map(async ({ threadId }) => {
      const [thread, inbound] = await Promise.all([
        refs.thread(orgId, threadId).get(),
        refs.allInbound(orgId).where('threadId', '==', threadId).get(),
      ]);
      return { threadId, thread: thread.data(), inbound: inbound.docs.map((each) => each.data()) };
    }),
  );
  return found.filter(({ thread, inbound }) => thread !== undefined || inbound.length > 0);
}
