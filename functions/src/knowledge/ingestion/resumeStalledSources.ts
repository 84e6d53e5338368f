import { paths } from '@parlance/domain/paths';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { abandonedSources, overdueSources } from '@parlance/domain/queries/sources';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { hasContent } from '../SOURCE_KINDS.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const PENDING_STALE_AFTER_MS = MINUTE_MS;
const UPLOAD_STALE_AFTER_MS = HOUR_MS;
const BATCH_SIZE = 200;
/** Sources checked at the same time: each asks Storage for its file. */
const AT_ONCE = 20;
/** Sources of each kind that one run looks at: those behind them have their turn in the next one. */
const MOST = 1000;

/**
 * Finds files and questions whose worker died (their lease ran out) or whose task was lost (pending with all they need, and
 * due) and queues them again. A source whose file never came within an hour fails with `file-missing`. Websites have a watch of
 * their own. Answers how many it queued.
 */
export async function resumeStalledSources(now = new Date(), enqueue = enqueueIngestion): Promise<number> {
  const expired = groupQueryOf(abandonedSources, { leaseUntil: now });
  const staleAt = new Date(now.getTime() - PENDING_STALE_AFTER_MS);
  const pending = groupQueryOf(overdueSources, { nextAttemptAt: staleAt });
  return (await resumeEach(expired, now, enqueue)) + (await resumeEach(pending, now, enqueue));
}

async function resumeEach(stalled: Query, now: Date, enqueue: typeof enqueueIngestion): Promise<number> {
  let resumed = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let seen = 0; seen < MOST; seen += BATCH_SIZE) {
    const page = await (last === undefined ? stalled : stalled.startAfter(last)).limit(BATCH_SIZE).get();
    await eachAtOnce(page.docs, AT_ONCE, async (snapshot) => {
      if (await resume(snapshot, now, enqueue)) resumed += 1;
    });
    last = page.docs.at(-1);
    if (page.size < BATCH_SIZE) break;
  }
  return resumed;
}

async function resume(snapshot: QueryDocumentSnapshot, now: Date, enqueue: typeof enqueueIngestion): Promise<boolean> {
  const { ref, id } = snapshot;
  const orgId = ref.parent.parent?.id ?? '';
  if (ref.path !== paths.source(orgId, id)) return false;
  const source = sourceSchema.parse(snapshot.data());
  if (await hasContent(orgId, id, source)) {
    // One task per source and lease period, however often this runs.
    await enqueue(orgId, id, `resume-${Math.floor(now.getTime() / LIMITS.ingestionLeaseMs)}`);
    return true;
  }
  if (now.getTime() - source.createdAt.getTime() > UPLOAD_STALE_AFTER_MS) {
    await ref.update({ status: 'failed', error: 'file-missing', leaseUntil: null });
    logEvent('source failed', { code: 'file-missing', sourceType: source.type });
  }
  return false;
}
