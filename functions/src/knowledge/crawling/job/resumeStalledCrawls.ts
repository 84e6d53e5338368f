import { websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { abandonedWebsites, untakenWebsites } from '@parlance/domain/queries/sources';
import { enqueueCrawl } from '../../enqueueCrawl.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';
import { eachFound } from '../../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';

/**
 * Finds websites whose worker died or whose task was lost and queues them again, those whose lease ended first before others. Answers how
 * many.
 * @param page Websites that are read at a time.
 */
export async function resumeStalledCrawls(
  { now, isOver }: Slice = wholeRun(),
  enqueue = enqueueCrawl,
  page?: number,
): Promise<number> {
  // One task per run and lease period, however often this runs.
  const reason = `resume-${Math.floor(now.getTime() / LIMITS.ingestionLeaseMs)}`;
  let resumed = 0;
  for (const stalled of [groupQueryOf(abandonedWebsites, { leaseUntil: now }), groupQueryOf(untakenWebsites, {})]) {
    await eachFound(
      stalled,
      isOver,
      async (found) => {
        const orgId = found.ref.parent.parent?.id ?? '';
        if (found.ref.path !== paths.source(orgId, found.id)) return;
        await enqueue(orgId, found.id, websiteSourceSchema.parse(found.data()).website.crawlId, reason);
        resumed += 1;
      },
      page,
    );
  }
  return resumed;
}
