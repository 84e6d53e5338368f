import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { enqueueTestRun } from './enqueueTestRun.ts';

const BATCH_SIZE = 100;

/** Queues runs again whose worker was killed or whose task was lost: their lease is over. */
export async function resumeTestRuns(now = new Date(), enqueue = enqueueTestRun): Promise<void> {
  const stalled = await db
    .collectionGroup('testRuns')
    .where('leaseUntil', '<', Timestamp.fromDate(now))
    .orderBy('leaseUntil')
    .limit(BATCH_SIZE)
    .get();
  const reason = `resume-${Math.floor(now.getTime() / MINUTE_MS)}`;
  for (const { id, ref } of stalled.docs) {
    const chatbot = ref.parent.parent;
    const [orgId, chatbotId] = [chatbot?.parent.parent?.id ?? '', chatbot?.id ?? ''];
    if (ref.path === paths.testRun(orgId, chatbotId, id)) await enqueue({ orgId, chatbotId, runId: id }, reason);
  }
}
