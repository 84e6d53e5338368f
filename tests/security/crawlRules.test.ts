import { afterAll, describe, expect, it } from 'vitest';
import { createScope } from '../../functions/src/knowledge/crawling/addresses/createScope.ts';
import { readRobots } from '../../functions/src/knowledge/crawling/politeness/readRobots.ts';
import { readSitemaps } from '../../functions/src/knowledge/crawling/reading/readSitemaps.ts';
import { createFetcher, type Fetcher } from '../../functions/src/kernel/outgoing/createFetcher.ts';
import { ROBOTS_VARIANTS } from '../support/hostile-site/robotsVariants.ts';
import { SITEMAP_VARIANTS } from '../support/hostile-site/sitemapVariants.ts';
import { type Site, startSite } from '../support/hostile-site/startSite.ts';

const sites: Site[] = [];
const { signal } = new AbortController();

async function serve(site: Promise<Site>): Promise<{ site: Site; fetch: Fetcher }> {
  const served = await site;
  sites.push(served);
  const localHosts = new Set([served.host]);
  return { site: served, fetch: createFetcher({ userAgent: 'ParlanceBot/1.0 (+test)', localHosts, requestMs: 2000 }) };
}

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
});

describe('robots.txt', () => {
  it.each(ROBOTS_VARIANTS)('$id $name', async ({ routes, isPrivateAllowed, isStartAllowed, delayMs = 0 }) => {
    const { site, fetch } = await serve(startSite(routes));
    const robots = await readRobots(fetch, site.origin, signal);
    expect({
      start: robots.refusal(`${site.origin}/`) === null,
      private: robots.refusal(`${site.origin}/private/page`) === null,
      delayMs: robots.delayMs,
    }).toEqual({ start: isStartAllowed, private: isPrivateAllowed, delayMs });
  });
});

describe('a sitemap', () => {
  it.each(SITEMAP_VARIANTS)('$id $name', async ({ routes, found, mostHits = 100 }) => {
    const { site, fetch } = await serve(startSite({}));
    Object.assign(site.routes, routes(site.origin));
    const addresses = await readSitemaps({
      fetch,
      scope: createScope(site.origin, [], []),
      addresses: [`${site.origin}/sitemap.xml`],
      max: 100,
      signal,
      deadline: Date.now() + 20_000,
    });
    const paths = addresses.map((address) => address.slice(site.origin.length)).toSorted();
    expect(typeof found === 'number' ? paths.length : paths).toEqual(
      typeof found === 'number'
        ? found
        : found.map((path) => new URL(path, site.origin).href.slice(site.origin.length)).toSorted(),
    );
    expect(site.hits.length).toBeLessThanOrEqual(mostHits);
  });
});
