import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { charsetTraps } from '../../support/hostile-site/charsetTraps.ts';
import { contentTraps } from '../../support/hostile-site/contentTraps.ts';
import { copies } from '../../support/hostile-site/copies.ts';
import { createCrawler, type Crawler } from '../../support/hostile-site/createCrawler.ts';
import { ENDLESS_SITES } from '../../support/hostile-site/endlessSites.ts';
import { htmlPage } from '../../support/hostile-site/htmlPage.ts';
import { redirectTraps } from '../../support/hostile-site/redirectTraps.ts';
import { type Routes, type Site, startSite } from '../../support/hostile-site/startSite.ts';
import { transferTraps } from '../../support/hostile-site/transferTraps.ts';
import type { Trap } from '../../support/hostile-site/trap.ts';
import { twinTraps } from '../../support/hostile-site/twinTraps.ts';

const canary = await startSite({ '*': { body: htmlPage('Canary', 'Nobody may read this.') } });
const other = await startSite({ '*': { body: htmlPage('Other', 'Another site.') } });

const GROUPS: readonly (readonly [string, readonly Trap[]])[] = [
  ['redirects', redirectTraps(`${canary.origin}/`, `${other.origin}/`)],
  ['transfers', transferTraps()],
  ['charsets', charsetTraps()],
  ['contents', contentTraps()],
  ['twins', twinTraps()],
];

function routesOf(traps: readonly Trap[]): Routes {
  return Object.fromEntries(traps.flatMap(({ routes }) => Object.entries(routes)));
}

let place: { orgId: string; chatbotId: string };

beforeAll(async () => {
  const { orgId } = await makeOrg({ plan: 'business' });
  place = { orgId, chatbotId: await makeChatbot(orgId) };
});

afterAll(async () => {
  await Promise.all([canary.stop(), other.stop()]);
});

describe.each(GROUPS)('a site of %s', (_name, traps) => {
  let site: Site;
  let crawler: Crawler;
  let source: WebsiteSource;
  let pages: Map<string, Page>;

  beforeAll(async () => {
    const links = traps.filter(({ expected, routes }) => expected !== null && Object.keys(routes).length > 0);
    site = await startSite(routesOf(traps));
    site.routes['/'] = {
      body: htmlPage(
        'Start',
        'Welcome to a site.',
        links.map(({ path }) => path),
      ),
    };
    crawler = await createCrawler(place, `${site.origin}/`, [site.host, other.host]);
    source = await crawler.run();
    pages = await crawler.pages();
  });

  afterAll(async () => {
    await site.stop();
  });

  it.each(traps)('$id $name', async ({ path, expected, holds, lacks }) => {
    const page = pages.get(path);
    expect(page === undefined ? null : { status: page.status, reason: page.reason }).toEqual(expected);
    const text = await crawler.texts(path);
    expect(text).toContain(holds ?? '');
    expect(lacks === undefined || !text.includes(lacks)).toBe(true);
    expect(text === '' || expected?.status === 'indexed').toBe(true);
  });

  it('is indexed for all that', () => {
    expect(source).toMatchObject({ status: 'indexed', error: null });
  });

  it('T-27 T-30 leads to no request to a server that nobody may ask', () => {
    expect(canary.hits).toEqual([]);
    expect(other.hits).toEqual([]);
  });
});

describe('fifty addresses with one text', () => {
  it('A-36 are kept once', async () => {
    const site = await startSite(copies());
    const crawler = await createCrawler(place, `${site.origin}/`, [site.host]);
    await crawler.run();
    const pages = [...(await crawler.pages()).values()].filter(({ url }) => url.includes('/copy/'));
    expect(pages.filter(({ status }) => status === 'indexed')).toHaveLength(1);
    expect(pages.filter(({ reason }) => reason === 'duplicate')).toHaveLength(49);
    await site.stop();
  });
});

describe('sites without end', () => {
  it.each(ENDLESS_SITES)('$id end: $name', async ({ routes, most, isLimited }) => {
    const { orgId } = await makeOrg({ plan: 'trial' });
    const site = await startSite(routes);
    const crawler = await createCrawler({ orgId, chatbotId: await makeChatbot(orgId) }, `${site.origin}/`, [site.host]);
    const source = await crawler.run();
    expect(source.status).toBe('indexed');
    expect(source.website.pagesIndexed).toBeLessThanOrEqual(most);
    expect(source.website.pagesIndexed).toBeGreaterThan(1);
    expect(source.notes.includes('page-limit-reached')).toBe(isLimited);
    await site.stop();
  });
});
