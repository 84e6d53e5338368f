import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import { newId } from '@parlance/domain/ids';
import { waitingInThread } from '@parlance/domain/queries/channels';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { handleInbound } from './handleInbound.ts';
import { sendOutbound } from '../outbound/sendOutbound.ts';
import { leaveThread, takeThread } from './takeThread.ts';

async function nextIn(orgId: string, threadId: string): Promise<QueryDocumentSnapshot<Inbound> | undefined> {
  const waiting = queryOf(refs.allInbound(orgId), waitingInThread, { threadId });
  return (await waiting.limit(1).get()).docs[0];
}

/**
 * Handles what waits in one exchange: the customer's messages, one after the other in the order in which they were written, whatever their order
 * here, and what is on its way to them. Of many workers at once one does. A message that is to be tried again keeps what came after it waiting.
 */
export async function handleThread(orgId: string, threadId: string): Promise<void> {
  const holder = newId();
  let next = await nextIn(orgId, threadId);
  while (next !== undefined && (await handleNext({ orgId, threadId, holder }, next)))
    next = await nextIn(orgId, threadId);
  await sendOutbound(orgId, threadId);
}

interface Exchange {
  orgId: string;
  threadId: string;
  holder: string;
}

/** False where another worker has the exchange, or the message is to be tried again. */
async function handleNext(
  { orgId, threadId, holder }: Exchange,
  next: QueryDocumentSnapshot<Inbound>,
): Promise<boolean> {
  const waiting = next.data();
  if (waiting.nextAttemptAt > new Date()) return false;
  // What another worker leaves waiting while it has the exchange, it sees before it gives that back, or the one after it does.
  const thread = await takeThread({ orgId, inbound: waiting, holder });
  if (thread === undefined) return false;
  const { chatbotId } = waiting;
  let isDone: boolean;
  try {
    // Another worker may have handled it between the look at it and the lease.
    const inbound = (await next.ref.get()).data();
    if (inbound?.status !== 'waiting') return true;
    isDone = await withLogContext({ orgId, chatbotId, chatId: thread.chatId }, () =>
      handleInbound({ orgId, eventId: next.id, inbound, thread }),
    );
  } finally {
    await leaveThread(orgId, threadId, holder);
  }
  if (isDone) await sendOutbound(orgId, threadId);
  return isDone;
}
