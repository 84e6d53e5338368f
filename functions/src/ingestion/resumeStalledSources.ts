import { paths } from '@parlance/domain/paths';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { logEvent } from '../platform/log/logEvent.ts';
import { sourceFile } from './sourceFile.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';

const PENDING_STALE_AFTER_MS = MINUTE_MS;
const UPLOAD_STALE_AFTER_MS = HOUR_MS;
const BATCH_SIZE = 200;

/**
 * Finds files and questions whose worker died (their lease ran out) or whose event was lost (pending with all they need)
 * and queues them again. A source whose file never came within an hour fails with `file-missing`. Websites have a watch of
 * their own.
 */
export async function resumeStalledSources(now = new Date()): Promise<number> {
  const group = db.collectionGroup('sources');
  const [expired, pending] = await Promise.all([
    group.where('status', '==', 'processing').where('leaseUntil', '<', Timestamp.fromDate(now)).limit(BATCH_SIZE).get(),
    group
      .where('status', '==', 'pending')
      .where('createdAt', '<', Timestamp.fromMillis(now.getTime() - PENDING_STALE_AFTER_MS))
      .limit(BATCH_SIZE)
      .get(),
  ]);
  // One task per source and lease period, however often this runs.
  const reason = `resume-${Math.floor(now.getTime() / LIMITS.ingestionLeaseMs)}`;
  let resumed = 0;
  for (const snapshot of [...expired.docs, ...pending.docs]) {
    const orgId = snapshot.ref.parent.parent?.id ?? '';
    if (snapshot.ref.path !== paths.source(orgId, snapshot.id)) continue;
    const source = sourceSchema.parse(snapshot.data());
    if (source.type === 'website') continue;
    const [exists] = source.type === 'qa' ? [true] : await sourceFile(orgId, snapshot.id, source).exists();
    if (exists) {
      await enqueueIngestion(orgId, snapshot.id, reason);
      resumed += 1;
    } else if (now.getTime() - source.createdAt.getTime() > UPLOAD_STALE_AFTER_MS) {
      await snapshot.ref.update({ status: 'failed', error: 'file-missing', leaseUntil: null });
      logEvent('source failed', { code: 'file-missing', sourceType: source.type });
    }
  }
  return resumed;
}
