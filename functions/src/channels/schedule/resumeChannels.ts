import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { dueInbound, dueOutbound } from '@parlance/domain/queries/channels';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { wakeExchange } from '../../delivery/wakeExchange.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { eachPage } from './eachPage.ts';

const exchangeSchema = inboundSchema.pick({ channelId: true, threadId: true });

/** A message whose task is on its way is not for the schedule. */
const YOUNG_MS = 20 * SECOND_MS;

/**
 * Wakes the exchanges with messages that are due: their task was lost, their worker killed, or the service did not take them before. Each is woken
 * once a minute, however many wait in it, in a task that has what answering needs. Returns how many exchanges there were.
 */
export async function resumeChannels({ now, isOver }: Slice = wholeRun()): Promise<number> {
  const nextAttemptAt = new Date(now.getTime() - YOUNG_MS);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const woken = new Set<string>();
  const wake = async (found: QueryDocumentSnapshot): Promise<void> => {
    const orgId = found.ref.parent.parent?.id;
    const thread = exchangeSchema.parse(found.data());
    if (orgId === undefined || woken.has(thread.threadId)) return;
    woken.add(thread.threadId);
    await wakeExchange(orgId, thread, `resume-${minute}`);
  };
  for (const due of [groupQueryOf(dueInbound, { nextAttemptAt }), groupQueryOf(dueOutbound, { nextAttemptAt })]) {
    await eachPage(due, isOver, wake);
  }
  return woken.size;
}
