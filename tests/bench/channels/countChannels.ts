import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { threadSchema } from '@parlance/domain/documents/channels/thread';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../support/admin.ts';

interface Exchange {
  questions: number;
  answers: number;
}

export interface ChannelCounts {
  inbound: Record<string, number>;
  outbound: Record<string, number>;
  conversations: number;
  /** By the customer's sender. */
  exchanges: Map<string, Exchange>;
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Counts what is stored of some organizations' channels: messages on their way by state, and what stands in the conversation of each exchange. */
export async function countChannels(orgIds: readonly string[]): Promise<ChannelCounts> {
  const counts: ChannelCounts = { inbound: {}, outbound: {}, conversations: 0, exchanges: new Map() };
  for (const orgId of orgIds) {
    const [inbound, outbound, threads, chats] = await Promise.all(
      [paths.allInbound(orgId), paths.allOutbound(orgId), paths.threads(orgId), paths.chats(orgId)].map((path) =>
        admin.db.collection(path).get(),
      ),
    );
    for (const one of inbound?.docs ?? []) add(counts.inbound, inboundSchema.parse(one.data()).status);
    for (const one of outbound?.docs ?? []) add(counts.outbound, outboundSchema.parse(one.data()).status);
    counts.conversations += chats?.size ?? 0;
    for (const thread of threads?.docs ?? []) {
      const { sender, chatId } = threadSchema.parse(thread.data());
      const messages = await admin.db.collection(paths.messages(orgId, chatId)).select('role').get();
      const ofRole = (role: string): number => messages.docs.filter((message) => message.get('role') === role).length;
      counts.exchanges.set(sender, { questions: ofRole('user'), answers: ofRole('assistant') });
    }
  }
  return counts;
}
