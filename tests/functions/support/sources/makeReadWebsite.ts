import { pageSchema, type Page } from '@parlance/domain/documents/knowledge/page';
import { paths } from '@parlance/domain/paths';
import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { makePassage } from '../../../../functions/src/knowledge/chunks/makePassage.ts';
import { replaceChunks } from '../../../../functions/src/knowledge/chunks/replaceChunks.ts';
import { finishSource } from '../../../../functions/src/knowledge/ingestion/finishSource.ts';
import { admin } from '../../../support/admin.ts';
import { makeWebsite } from '../../../support/hostile-site/makeWebsite.ts';

/** A website of two pages with two passages each, as a crawl leaves it. */
export async function makeReadWebsite(
  orgId: string,
  chatbotId: string,
): Promise<{ sourceId: string; pageIds: string[] }> {
  const { sourceId, crawlId } = await makeWebsite(orgId, chatbotId, 'https://shop.example/');
  const provider = createLocalProvider();
  const pageIds = ['a', 'b'].map((name) => `page-${name}`);
  for (const pageId of pageIds) {
    const url = `https://shop.example/${pageId}`;
    const page: Page = pageSchema.parse({
      url,
      title: pageId,
      status: 'indexed',
      reason: null,
      httpStatus: 200,
      depth: 0,
      crawlId,
      characters: 10,
      chunks: 2,
      tokens: 5,
      hash: null,
      etag: null,
      lastModified: null,
      changed: true,
      fetchedAt: new Date(),
      createdAt: new Date(),
    });
    await admin.db.doc(paths.page(orgId, sourceId, pageId)).set(page);
    const isCurrent = () => true;
    const now = new Date();
    const place = { orgId, sourceId, sourceName: 'shop', chatbotId, pageId, url, isCurrent, now };
    // The footer is the same on both pages.
    const passages = [
      makePassage({ heading: pageId, text: 'Own words.' }, 0),
      makePassage({ heading: '', text: 'Footer.' }, 1),
    ];
    await replaceChunks(place, passages, provider, async () => undefined);
  }
  const { embeddingSpace } = provider;
  const counts = { characters: 20, tokens: 10, chunks: 4, fingerprint: '', notes: [], pagesWithoutText: 0 };
  await finishSource(orgId, sourceId, { ...counts, embeddingSpace, isCurrent: () => true });
  return { sourceId, pageIds };
}
