import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { enqueueExport } from '../enqueueExport.ts';

const BATCH_SIZE = 100;
const ROUND_MS = 60_000;

/** Queues exports again whose worker was killed or whose task was lost: their lease is over. */
export async function resumeExports(now = new Date(), enqueue = enqueueExport): Promise<void> {
  const stalled = await db
    .collectionGroup('exports')
    .where('leaseUntil', '<', Timestamp.fromDate(now))
    .orderBy('leaseUntil')
    .limit(BATCH_SIZE)
    .get();
  const reason = `resume-${Math.floor(now.getTime() / ROUND_MS)}`;
  for (const { id, ref } of stalled.docs) {
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path === paths.export(orgId, id)) await enqueue(orgId, id, reason);
  }
}
