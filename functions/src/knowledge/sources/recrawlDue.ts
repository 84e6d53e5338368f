import { paths } from '@parlance/domain/paths';
import { dueWebsites } from '@parlance/domain/queries/sources';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { recrawlWebsite } from './recrawlWebsite.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

/** Has every website read again whose week is over. One that was deleted meanwhile, or that fails, does not hold up the others. */
export async function recrawlDue(
  { now, isOver }: Slice = wholeRun(),
  recrawl = recrawlWebsite,
  page?: number,
): Promise<void> {
  const due = groupQueryOf(dueWebsites, { 'website.nextCrawlAt': now });
  const begin = async ({ ref, id }: QueryDocumentSnapshot): Promise<void> => {
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.source(orgId, id)) return;
    await recrawl(orgId, id).catch(() => undefined);
  };
  await eachFound(due, isOver, begin, page);
}
