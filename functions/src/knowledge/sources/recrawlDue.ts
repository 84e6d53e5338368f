import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { recrawlWebsite } from './recrawlWebsite.ts';

const BATCH_SIZE = 200;

/** Has every website read again whose week is over. One that was deleted meanwhile does not hold up the others. */
export async function recrawlDue(now = new Date(), recrawl = recrawlWebsite): Promise<void> {
  const due = await db
    .collectionGroup('sources')
    .where('website.weekly', '==', true)
    .where('website.nextCrawlAt', '<=', Timestamp.fromDate(now))
    .limit(BATCH_SIZE)
    .get();
  await Promise.allSettled(
    due.docs.map(async ({ ref, id }) => {
      const orgId = ref.parent.parent?.id ?? '';
      if (ref.path === paths.source(orgId, id)) await recrawl(orgId, id);
    }),
  );
}
