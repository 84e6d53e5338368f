import type { Website } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';

export type WebsiteSettings = Pick<Website, 'url' | 'mode' | 'include' | 'exclude' | 'weekly' | 'isFirstLook'>;

/** A website of which nothing has been read, on its first run. */
export function newWebsite(settings: WebsiteSettings): Website {
  return {
    ...settings,
    crawlId: newId(),
    crawledAt: null,
    nextCrawlAt: null,
    pagesFound: 0,
    pagesIndexed: 0,
    pagesFailed: 0,
    pagesSkipped: 0,
    pagesChanged: 0,
  };
}
