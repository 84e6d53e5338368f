import type { Inbound } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { newId } from '@parlance/domain/ids';
import { waitingInThread } from '@parlance/domain/queries/channels';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { handleInbound } from './handleInbound.ts';
import { sendOutbound } from '../outbound/sendOutbound.ts';
import { nameSender } from './nameSender.ts';
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
  let isNameless = false;
  for (let next = await nextIn(orgId, threadId); next !== undefined; next = await nextIn(orgId, threadId)) {
    const handled = await handleNext({ orgId, threadId, holder }, next);
    if (handled === undefined) break;
    isNameless = handled !== 'gone' && handled.senderName === '' && handled.nameAskedAt === null;
  }
  await sendOutbound(orgId, threadId);
  if (isNameless) await nameSender(orgId, threadId);
}

interface Exchange {
  orgId: string;
  threadId: string;
  holder: string;
}

/** The exchange as it was taken; undefined where another worker has it, or the message is to be tried again. */
async function handleNext(
  { orgId, threadId, holder }: Exchange,
  next: QueryDocumentSnapshot<Inbound>,
): Promise<Thread | 'gone' | undefined> {
  const waiting = next.data();
  if (waiting.nextAttemptAt > new Date()) return undefined;
  // What another worker leaves waiting while it has the exchange, it sees before it gives that back, or the one after it does.
  const taken = await takeThread({ orgId, eventId: next.id, inbound: waiting, holder });
  if (taken === 'gone' || taken === undefined) return taken;
  const { thread, inbound } = taken;
  const { chatbotId } = inbound;
  let isDone: boolean;
  try {
    isDone = await withLogContext({ orgId, chatbotId, chatId: thread.chatId }, () =>
      handleInbound({ orgId, eventId: next.id, inbound, thread }),
    );
  } finally {
    await leaveThread(orgId, threadId, holder);
  }
  if (!isDone) return undefined;
  await sendOutbound(orgId, threadId);
  return thread;
}
