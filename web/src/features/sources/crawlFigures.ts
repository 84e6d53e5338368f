import type { Website } from '@parlance/domain/documents/knowledge/source';

export const CRAWL_OUTCOMES = ['indexed', 'skipped', 'failed', 'waiting'] as const;

interface CrawlFigure {
  outcome: (typeof CRAWL_OUTCOMES)[number];
  pages: number;
  /** The share of the bar, from 0 to 1. */
  share: number;
}

type Counts = Pick<Website, 'pagesFound' | 'pagesIndexed' | 'pagesSkipped' | 'pagesFailed'>;

/**
 * Outcomes of a website's pages. A page that is kept although it could not be read again counts as indexed and as failed, so the
 * shares are those of the sum and not of the pages found.
 */
export function crawlFigures(website: Counts): readonly CrawlFigure[] {
  const { pagesFound, pagesIndexed, pagesSkipped, pagesFailed } = website;
  const settled = pagesIndexed + pagesSkipped + pagesFailed;
  const pages = {
    indexed: pagesIndexed,
    skipped: pagesSkipped,
    failed: pagesFailed,
    waiting: Math.max(0, pagesFound - settled),
  };
  const sum = Math.max(1, settled + pages.waiting);
  return CRAWL_OUTCOMES.map((outcome) => ({ outcome, pages: pages[outcome], share: pages[outcome] / sum }));
}
