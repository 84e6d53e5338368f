import { paths } from '@parlance/domain/paths';
import { dueWebsites } from '@parlance/domain/queries/sources';
import { recrawlWebsite } from './recrawlWebsite.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 200;

/** Has every website read again whose week is over. One that was deleted meanwhile does not hold up the others. */
export async function recrawlDue(now = new Date(), recrawl = recrawlWebsite): Promise<void> {
  const due = await groupQueryOf(dueWebsites, { 'website.nextCrawlAt': now }).limit(BATCH_SIZE).get();
  await Promise.allSettled(
    due.docs.map(async ({ ref, id }) => {
      const orgId = ref.parent.parent?.id ?? '';
      if (ref.path === paths.source(orgId, id)) await recrawl(orgId, id);
    }),
  );
}
