import type { Page } from '@parlance/domain/documents/knowledge/page';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { CrawlSuperseded } from '../task/CrawlSuperseded.ts';
import type { CrawlTask } from '../task/crawlTask.ts';
import { isOnRun } from '../task/isOnRun.ts';

const BATCH = 200;

/**
 * Writes pages by their ids. The same transaction sees that the source is still there and on this run, so that nothing is
 * written behind a deletion. Throws CrawlSuperseded.
 */
export async function storePages(
  task: CrawlTask,
  pages: readonly (readonly [id: string, page: Page])[],
): Promise<void> {
  const { orgId, sourceId } = task;
  const isCurrent = isOnRun(task);
  for (let start = 0; start < pages.length; start += BATCH) {
    const part = pages.slice(start, start + BATCH);
    await db.runTransaction(async (transaction) => {
      const source = (await transaction.get(refs.source(orgId, sourceId))).data();
      if (!isCurrent(source)) throw new CrawlSuperseded();
      for (const [id, page] of part) transaction.set(refs.page(orgId, sourceId, id), page);
    });
  }
}
