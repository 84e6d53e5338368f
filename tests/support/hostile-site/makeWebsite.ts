import { newWebsiteSource, type Website } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from '../admin.ts';

/** A website as addWebsite makes it, written past the callable. */
export async function makeWebsite(
  orgId: string,
  chatbotId: string,
  url: string,
  website: Partial<Website> = {},
): Promise<{ sourceId: string; crawlId: string }> {
  const [sourceId, crawlId] = [newId(), newId()];
  const source = newWebsiteSource({
    chatbotId,
    name: url,
    createdBy: 'nobody',
    createdAt: new Date(),
    website: {
      url,
      mode: 'site',
      include: [],
      exclude: [],
      weekly: false,
      isFirstLook: false,
      crawlId,
      crawledAt: null,
      nextCrawlAt: null,
      pagesFound: 0,
      pagesIndexed: 0,
      pagesFailed: 0,
      pagesSkipped: 0,
      pagesChanged: 0,
      ...website,
    },
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  return { sourceId, crawlId };
}
