import { dueInbound, dueOutbound } from '@parlance/domain/queries/channels';
import { inboundSchema } from '@parlance/domain/documents/channels/inbound';
import { SECOND_MS } from '@parlance/domain/durations';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { handleThread } from '../inbound/handleThread.ts';

const PAGE = 50;
const threadSchema = inboundSchema.pick({ threadId: true });

/** A message whose task is on its way is not for the schedule. */
const YOUNG_MS = 20 * SECOND_MS;

/**
 * Takes up messages that are due: their task was lost, their worker killed, or the service did not take them before. Returns how many there
 * were.
 */
export async function resumeChannels({ now }: Slice = wholeRun()): Promise<number> {
  const nextAttemptAt = new Date(now.getTime() - YOUNG_MS);
  const [inbound, outbound] = await Promise.all([
    groupQueryOf(dueInbound, { nextAttemptAt }).limit(PAGE).get(),
    groupQueryOf(dueOutbound, { nextAttemptAt }).limit(PAGE).get(),
  ]);
  const threads = [...new Map([...threadsOf(inbound), ...threadsOf(outbound)])];
  const work = threads.map(([threadId, orgId]) => handleThread(orgId, threadId));
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') logEvent('channel not resumed', {}, outcome.reason);
  }
  return work.length;
}

/** Exchanges of messages, each once, with their organizations. */
function threadsOf({ docs }: QuerySnapshot): [threadId: string, orgId: string][] {
  return [
    ...new Map(docs.map((found) => [threadSchema.parse(found.data()).threadId, found.ref.parent.parent?.id ?? ''])),
  ];
}
