import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { afterEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { createCrawler, type Crawler } from '../../support/hostile-site/createCrawler.ts';
import { htmlPage, prose } from '../../support/hostile-site/htmlPage.ts';
import { plainSite } from '../../support/hostile-site/plainSite.ts';
import { type Routes, type Site, startSite } from '../../support/hostile-site/startSite.ts';
import type { Website } from '@parlance/domain/documents/knowledge/source';

const sites: Site[] = [];

const { orgId } = await makeOrg();

afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
});

async function serve(routes: Routes, website: Partial<Website> = {}, path = '/') {
  const site = await startSite(routes);
  sites.push(site);
  const place = { orgId, chatbotId: await makeChatbot(orgId) };
  return { site, crawler: await createCrawler(place, `${site.origin}${path}`, [site.host], website) };
}

async function outcomeOf(crawler: Crawler, path: string): Promise<string> {
  const page = (await crawler.pages()).get(path);
  return page === undefined ? 'none' : `${page.status} ${page.reason ?? ''}`.trim();
}

describe('a website', () => {
  it('is read through its links, and answers can name the page', async () => {
    const { crawler } = await serve(plainSite(30));
    const source = await crawler.run();
    expect(source).toMatchObject({
      status: 'indexed',
      progress: 1,
      leaseUntil: null,
      chunks: 30,
      embeddingSpace: createLocalProvider().embeddingSpace,
    });
    expect(source.website).toMatchObject({
      pagesFound: 30,
      pagesIndexed: 30,
      pagesFailed: 0,
      pagesSkipped: 0,
      pagesChanged: 0,
    });
    expect(await crawler.texts('/page/7')).toContain('item number 7');
    expect(source.tokens).toBeGreaterThan(0);
  });

  it('is read in part for a first look, and whole the next time', async () => {
    const { crawler } = await serve(plainSite(30), { isFirstLook: true });
    const first = await crawler.run();
    expect(first).toMatchObject({ status: 'indexed', notes: [], chunks: LIMITS.firstLookPages });
    expect(first.website).toMatchObject({ pagesIndexed: LIMITS.firstLookPages, pagesFailed: 0 });
    await admin.db.doc(paths.source(orgId, crawler.sourceId)).update({ 'website.isFirstLook': false });
    expect((await crawler.again()).website).toMatchObject({ pagesIndexed: 30 });
  });

  it('is read no longer than its time for a first look, and answers from what was read until then', async () => {
    const { crawler } = await serve(plainSite(30), { isFirstLook: true });
    const slow = {
      fetch: async (...[address, request]: Parameters<typeof crawler.tools.fetch>) => {
        if (new URL(address).pathname.startsWith('/page/')) await setTimeout(150);
        return crawler.tools.fetch(address, request);
      },
    };
    const source = await crawler.run({ ...slow, sliceMs: 300 });
    expect(source.status).toBe('indexed');
    expect(source.website.pagesIndexed).toBeGreaterThan(0);
    expect(source.website.pagesIndexed).toBeLessThan(LIMITS.firstLookPages);
  });

  it('is read one page alone where that was asked for', async () => {
    const { site, crawler } = await serve(plainSite(5), { mode: 'page' }, '/page/2');
    expect((await crawler.run()).website).toMatchObject({ pagesFound: 1, pagesIndexed: 1 });
    expect(site.hits.filter((hit) => hit !== '/robots.txt')).toEqual(['/page/2']);
  });

  it('is read by its sitemap where that was asked for', async () => {
    const { site, crawler } = await serve(plainSite(6), { mode: 'sitemap' }, '/map.xml');
    site.routes['/map.xml'] = {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset><url><loc>${site.origin}/page/1</loc></url><url><loc>${site.origin}/page/3</loc></url></urlset>`,
    };
    expect((await crawler.run()).website).toMatchObject({ pagesIndexed: 2 });
    expect([await outcomeOf(crawler, '/page/1'), await outcomeOf(crawler, '/page/2')]).toEqual(['indexed', 'none']);
  });

  it('keeps to the patterns that people gave', async () => {
    const pages = plainSite(3);
    const { crawler } = await serve(
      {
        ...pages,
        '/help/a': { body: htmlPage('Help', prose('help a')) },
        '/help/old/b': { body: htmlPage('Old', prose('old b')) },
        '/': { body: htmlPage('Start', prose('start'), ['/page/1', '/help/a', '/help/old/b']) },
      },
      { include: ['/help/*'], exclude: ['/help/old/*'] },
    );
    await crawler.run();
    const outcomes = await Promise.all(
      ['/', '/page/1', '/help/a', '/help/old/b'].map((path) => outcomeOf(crawler, path)),
    );
    expect(outcomes).toEqual(['skipped excluded', 'skipped excluded', 'indexed', 'skipped excluded']);
  });

  it('A-32 ends at the pages of the plan, and says so', async () => {
    const trial = await makeOrg({ plan: 'trial' });
    const site = await startSite(plainSite(80));
    sites.push(site);
    const place = { orgId: trial.orgId, chatbotId: await makeChatbot(trial.orgId) };
    const crawler = await createCrawler(place, `${site.origin}/`, [site.host]);
    const source = await crawler.run();
    expect(source.website.pagesIndexed).toBe(PLAN_LIMITS.trial.websitePages);
    expect(source.notes).toEqual(['page-limit-reached']);
  });

  it('is read in stretches that hand over to each other', async () => {
    const { crawler } = await serve(plainSite(25));
    let stretches = 0;
    const source = await crawler.run({
      sliceMs: 150,
      enqueue: async (...task) => {
        stretches += 1;
        await crawler.tools.enqueue(...task);
      },
    });
    expect(stretches).toBeGreaterThan(0);
    expect(source).toMatchObject({ status: 'indexed', chunks: 25 });
    expect(await crawler.countChunks()).toBe(25);
  });

  it('keeps the pause that robots.txt asks for', async () => {
    const { site, crawler } = await serve({
      ...plainSite(4),
      '/robots.txt': { body: 'User-agent: *\nCrawl-delay: 0.3' },
    });
    const started = Date.now();
    await crawler.run();
    expect(site.hits.filter((hit) => hit.startsWith('/page/'))).toHaveLength(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(900);
  });
});

describe('a website that is no site', () => {
  it.each([
    ['robots-disallowed', { '/robots.txt': { body: 'User-agent: *\nDisallow: /' } }],
    ['site-unreachable', { '/robots.txt': { status: 500 } }],
    ['site-unreachable', { '/robots.txt': { status: 404 }, '/': { status: 500 } }],
    ['site-no-pages', { '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' } }],
    ['site-no-pages', { '/': { status: 404 } }],
    [
      'address-not-allowed',
      { '/robots.txt': { status: 404 }, '/': { status: 302, headers: { location: 'http://10.0.0.1/' } } },
    ],
  ] as const)('fails with %s', async (code, routes) => {
    const { crawler } = await serve(routes);
    expect(await crawler.run()).toMatchObject({ status: 'failed', error: code, chunks: 0, leaseUntil: null });
    expect(await crawler.countChunks()).toBe(0);
  });

  it('fails with address-not-allowed where its name stands for an inner address', async () => {
    const { crawler } = await serve(plainSite(1));
    const { fetch } = crawler.tools;
    const source = await crawler.run({ fetch: (_address, request) => fetch('http://192.168.0.1/', request) });
    expect(source).toMatchObject({ status: 'failed', error: 'address-not-allowed' });
  });
});

describe('a site that is busy', () => {
  it('A-37 is asked again after the pause that it wants, three times at most', async () => {
    let refusals = 0;
    const { crawler } = await serve({
      ...plainSite(3),
      '/page/1': () => {
        refusals += 1;
        return refusals === 1
          ? { status: 429, headers: { 'retry-after': '90' } }
          : { body: htmlPage('One', prose('patient')) };
      },
      '/page/2': { status: 503, headers: { 'retry-after': '99999' } },
    });
    expect(await crawler.run()).toMatchObject({ status: 'indexed' });
    expect(await outcomeOf(crawler, '/page/1')).toBe('indexed');
    expect(await outcomeOf(crawler, '/page/2')).toBe('failed http-error');
    expect(crawler.pauses.every((pause) => pause <= 3_600_000)).toBe(true);
    expect(crawler.pauses.some((pause) => pause === 3_600_000)).toBe(true);
  });

  it('A-37 is asked once more after another error', async () => {
    let errors = 0;
    const { site, crawler } = await serve({
      ...plainSite(3),
      '/page/1': () => {
        errors += 1;
        return errors === 1 ? { status: 500 } : { body: htmlPage('One', prose('second try')) };
      },
      '/page/2': { status: 502 },
    });
    await crawler.run();
    expect([await outcomeOf(crawler, '/page/1'), await outcomeOf(crawler, '/page/2')]).toEqual([
      'indexed',
      'failed http-error',
    ]);
    expect(site.hits.filter((hit) => hit === '/page/2')).toHaveLength(2);
  });
});
