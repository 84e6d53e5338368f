import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';

/** Maximum time of a worker for one message before it counts as killed: longer than an answer may take. */
const LEASE_MS = 3 * MINUTE_MS;

interface Taking {
  orgId: string;
  eventId: string;
  inbound: Inbound;
  /** The worker. */
  holder: string;
}

/**
 * Takes an exchange, which begins with its first message, for one worker, or has it for longer. Undefined where another worker is at it: that
 * one handles what waits. `gone` where the message waits no more: another worker has handled it, or it was erased, which begins no exchange.
 */
export async function takeThread(
  { orgId, eventId, inbound, holder }: Taking,
  now = new Date(),
): Promise<{ thread: Thread; inbound: Inbound } | 'gone' | undefined> {
  const { threadId, chatbotId, channelId, message, sentAt } = inbound;
  return transactionInTurn(paths.thread(orgId, threadId), async (transaction) => {
    const ref = refs.thread(orgId, threadId);
    const [known, waiting] = [
      (await transaction.get(ref)).data(),
      (await transaction.get(refs.inbound(orgId, eventId))).data(),
    ];
    if (waiting?.status !== 'waiting') return 'gone';
    const isOthers = known !== undefined && known.lease !== null && known.lease.holder !== holder;
    if (isOthers && known.lease !== null && known.lease.until > now) return undefined;
    const thread: Thread = {
      chatId: newId(),
      sender: message?.sender ?? '',
      senderName: message?.senderName ?? '',
      userName: message?.userName ?? '',
      nameAskedAt: null,
      replyTo: { subject: '', messageIds: [] },
      lastInboundAt: sentAt,
      disclosedAt: null,
      ...known,
      chatbotId,
      channelId,
      lease: { holder, until: new Date(now.getTime() + LEASE_MS) },
    };
    transaction.set(ref, thread);
    return { thread, inbound: waiting };
  });
}

/** Gives an exchange back. One that another worker has taken after the lease stays that one's. */
export async function leaveThread(orgId: string, threadId: string, holder: string): Promise<void> {
  await transactionInTurn(paths.thread(orgId, threadId), async (transaction) => {
    const ref = refs.thread(orgId, threadId);
    const thread = (await transaction.get(ref)).data();
    if (thread?.lease?.holder === holder) transaction.update(ref, { lease: null });
  });
}
