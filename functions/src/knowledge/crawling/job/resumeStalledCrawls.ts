import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { unfinishedWebsites } from '@parlance/domain/queries/sources';
import { enqueueCrawl } from '../../enqueueCrawl.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 500;

/** Finds websites whose worker died or whose task was lost, and queues them again. Answers how many. */
export async function resumeStalledCrawls(now = new Date(), enqueue = enqueueCrawl): Promise<number> {
  const unfinished = await groupQueryOf(unfinishedWebsites, {}).limit(BATCH_SIZE).get();
  // One task per run and lease period, however often this runs.
  const reason = `resume-${Math.floor(now.getTime() / LIMITS.ingestionLeaseMs)}`;
  let resumed = 0;
  for (const snapshot of unfinished.docs) {
    const { ref, id } = snapshot;
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.source(orgId, id)) continue;
    const { website, leaseUntil } = websiteSourceSchema.parse(snapshot.data());
    if (leaseUntil !== null && leaseUntil > now) continue;
    await enqueue(orgId, id, website.crawlId, reason);
    resumed += 1;
  }
  return resumed;
}
