import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { CrawlRun } from './crawlRun.ts';
import { isSitemap } from '../addresses/isSitemap.ts';
import { pageIdOf } from '../frontier/pageIdOf.ts';
import { readSitemaps } from '../reading/readSitemaps.ts';

const MOST_PAGES = Math.max(...Object.values(PLAN_LIMITS).map(({ websitePages }) => websitePages));

/**
 * Begins a run: what the sitemaps list, then the start. The start is written last, so that a run that has it needs no
 * beginning again after a kill.
 */
export async function discoverPages(run: CrawlRun): Promise<void> {
  const { source, frontier, permissions, scope, tools } = run;
  const { website } = source;
  if (frontier.get(pageIdOf(website.url)) !== undefined) return;
  const startsWithSitemap = isSitemap(website.url) && website.mode !== 'page';
  if (website.mode !== 'page') {
    const { sitemaps } = await permissions.rulesOf(website.url);
    const found = await readSitemaps({
      fetch: tools.fetch,
      scope,
      addresses: startsWithSitemap ? [website.url] : [...sitemaps, new URL('/sitemap.xml', website.url).href],
      max: MOST_PAGES * 2,
      signal: run.signal,
      deadline: Date.now() + tools.sliceMs,
    });
    await frontier.offer(found, 1);
  }
  await frontier.add(website.url, 0, startsWithSitemap ? { status: 'skipped', reason: 'not-html' } : {});
}
