import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { sourceSchema, websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crawlWebsite } from '../../../functions/src/knowledge/crawling/job/crawlWebsite.ts';
import { PROVIDER_PATIENCE } from '../../../functions/src/knowledge/ingestion/PROVIDER_PATIENCE.ts';
import { recrawlDue } from '../../../functions/src/knowledge/sources/recrawlDue.ts';
import { resumeStalledCrawls } from '../../../functions/src/knowledge/crawling/job/resumeStalledCrawls.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { createPageReader } from '../../../functions/src/knowledge/extraction/page/pageReader.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { createCrawler } from '../../support/hostile-site/createCrawler.ts';
import { plainSite } from '../../support/hostile-site/plainSite.ts';
import { type Site, startSite } from '../../support/hostile-site/startSite.ts';

const COUNT = 20;
let orgId: string;
let chatbotId: string;
let site: Site;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  chatbotId = await makeChatbot(orgId);
  site = await startSite(plainSite(COUNT));
});

afterEach(async () => {
  await site.stop();
});

function start(target: Site = site) {
  return createCrawler({ orgId, chatbotId }, `${target.origin}/`, [target.host]);
}

describe('crawling', () => {
  it('A-113 waits for an AI service that is away for hours, and keeps what it knows meanwhile', async () => {
    const crawler = await start();
    await crawler.run();
    site.routes['/page/1'] = { body: '<h1>Prices</h1><p>A tent is 95 euros from today on.</p>' };
    let now = new Date();
    const back = now.getTime() + 6 * HOUR_MS;
    const embedPassages = async (texts: readonly string[]) => {
      if (now.getTime() < back) throw new TypeError('fetch failed');
      return crawler.tools.provider.embedPassages(texts);
    };
    const waits: number[] = [];
    const source = await crawler.again({
      provider: { ...crawler.tools.provider, embedPassages },
      now: () => now,
      enqueue: async (...task) => {
        const delayMs = task[4] ?? 0;
        waits.push(delayMs);
        now = new Date(now.getTime() + delayMs);
        expect(await crawler.countChunks()).toBe(COUNT);
        expect(
          websiteSourceSchema.parse((await admin.db.doc(paths.source(orgId, crawler.sourceId)).get()).data()),
        ).toMatchObject({ status: 'pending', attempts: 0 });
        await crawler.tools.enqueue(...task);
      },
    });
    expect(Math.max(...waits)).toBe(PROVIDER_PATIENCE.maxMs);
    expect(source).toMatchObject({ status: 'indexed', chunks: COUNT, waitingSince: null });
    expect(await crawler.texts('/page/1')).toContain('95 euros');
  });

  it('A-126 waits for the next day once the day’s tokens are embedded, and goes on with the pages that are left', async () => {
    const own = await makeOrg();
    const bot = await makeChatbot(own.orgId);
    const crawler = await createCrawler({ orgId: own.orgId, chatbotId: bot }, `${site.origin}/`, [site.host]);
    let now = new Date();
    const max = PLAN_LIMITS.pro.embeddedTokensPerDay;
    // Enough for some of the pages.
    await takeFromDay(`embeddings:${own.orgId}`, max - 400, max, now);
    const waited: string[] = [];
    const source = await crawler.run({
      now: () => now,
      enqueue: async (...task) => {
        const found = (await admin.db.doc(paths.source(own.orgId, crawler.sourceId)).get()).data();
        const { status, waitingFor, waitingSince, attempts } = websiteSourceSchema.parse(found);
        if (waitingSince !== null) waited.push(`${status} ${waitingFor} ${attempts}`);
        now = new Date(now.getTime() + (task[4] ?? 0));
        await crawler.tools.enqueue(...task);
      },
    });
    expect(waited).toEqual(['pending day 0']);
    expect(source).toMatchObject({ status: 'indexed', chunks: COUNT, waitingSince: null });
  });

  it('A-109 writes once what five tasks ask for at the same time, and again later', async () => {
    const crawler = await start();
    const task = await crawler.task();
    const reader = createPageReader();
    const tools = { ...crawler.tools, extract: reader.read };
    await Promise.all(Array.from({ length: 5 }, () => crawlWebsite(task, tools)));
    await crawlWebsite(task, tools);
    await reader.close();
    expect(await crawler.run()).toMatchObject({ status: 'indexed', chunks: COUNT });
    expect(await crawler.countChunks()).toBe(COUNT);
    expect(site.hits.filter((hit) => hit === '/page/1')).toHaveLength(1);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ trained: true });
  });

  it('A-110 is finished by another worker when one is killed in the middle', async () => {
    const crawler = await start();
    const { crawlId } = await crawler.task();
    const script = new URL('../../support/hostile-site/hangingCrawler.ts', import.meta.url).pathname;
    const worker = spawn(process.execPath, [script, orgId, crawler.sourceId, crawlId, site.host], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(worker.stdout, 'data');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const ref = admin.db.doc(paths.source(orgId, crawler.sourceId));
    expect(sourceSchema.parse((await ref.get()).data())).toMatchObject({ status: 'processing' });

    const queued: string[] = [];
    const enqueue = async (_org: string, sourceId: string) => {
      queued.push(sourceId);
    };
    await resumeStalledCrawls(wholeRun(), enqueue);
    expect(queued).not.toContain(crawler.sourceId);
    await resumeStalledCrawls(wholeRun(new Date(Date.now() + LIMITS.ingestionLeaseMs + 1000)), enqueue);
    expect(queued).toContain(crawler.sourceId);

    // The lease runs out: what half a minute does, a write does here.
    await ref.update({ leaseUntil: new Date(Date.now() - 1) });
    expect(await crawler.run()).toMatchObject({ status: 'indexed', chunks: COUNT, leaseUntil: null });
    expect(await crawler.countChunks()).toBe(COUNT);
  });

  it('A-111 leaves nothing behind of a website that is deleted while it is read', async () => {
    const crawler = await start();
    const { tools } = crawler;
    const { provider } = tools;
    let batches = 0;
    const reader = createPageReader();
    const task = await crawler.task();
    await crawlWebsite(task, {
      ...tools,
      extract: reader.read,
      provider: {
        ...provider,
        embedPassages: async (texts) => {
          batches += 1;
          if (batches === 6) await removeSources({ orgId, uid: 'nobody', name: 'Nobody' }, [crawler.sourceId]);
          return provider.embedPassages(texts);
        },
      },
    });
    await reader.close();
    expect((await admin.db.doc(paths.source(orgId, crawler.sourceId)).get()).exists).toBe(false);
    expect(await crawler.countChunks()).toBe(0);
    expect((await crawler.pages()).size).toBe(0);
    const org = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    expect(org.trainingTokens).toBe(0);
  });

  it('goes back to the queue when something breaks, and goes on where it was', async () => {
    const crawler = await start();
    const { provider } = crawler.tools;
    let batches = 0;
    const broken = {
      ...provider,
      countTokens: (texts: readonly string[]) => {
        batches += 1;
        return batches > 5 ? Promise.reject(new Error('broken')) : provider.countTokens(texts);
      },
    };
    await expect(crawler.run({ provider: broken })).rejects.toThrow('broken');
    const ref = admin.db.doc(paths.source(orgId, crawler.sourceId));
    expect(sourceSchema.parse((await ref.get()).data())).toMatchObject({ status: 'pending', leaseUntil: null });
    const before = site.hits.length;
    expect(await crawler.run()).toMatchObject({ status: 'indexed', chunks: COUNT });
    expect(site.hits.length - before).toBeLessThan(COUNT + 2);
  });

  it('R-06 gives a website up that has used its attempts, and keeps what is known of it', async () => {
    const crawler = await start();
    const ref = admin.db.doc(paths.source(orgId, crawler.sourceId));
    await ref.update({ attempts: LIMITS.ingestionAttempts });
    expect(await crawler.run()).toMatchObject({ status: 'failed', error: 'ingestion-failed' });
    expect(await crawler.again()).toMatchObject({ status: 'indexed', chunks: COUNT });
    await ref.update({ status: 'pending', attempts: LIMITS.ingestionAttempts });
    expect(await crawler.run()).toMatchObject({ status: 'indexed', chunks: COUNT });
    expect(await crawler.countChunks()).toBe(COUNT);
  });

  it('is due again a week after it was read, where people want that', async () => {
    const now = Date.now();
    const place = { orgId, chatbotId };
    const weekly = await createCrawler(place, `${site.origin}/`, [site.host], { weekly: true, mode: 'page' });
    const onlyOnce = await createCrawler(place, `${site.origin}/`, [site.host], { weekly: false, mode: 'page' });
    await weekly.run();
    await onlyOnce.run();
    const due = async (at: number) => {
      const found: string[] = [];
      await recrawlDue(wholeRun(new Date(at)), async (_org, sourceId) => {
        found.push(sourceId);
      });
      return found.filter((id) => id === weekly.sourceId || id === onlyOnce.sourceId);
    };
    expect(await due(now + LIMITS.recrawlMs - 60_000)).toEqual([]);
    expect(await due(now + LIMITS.recrawlMs + 60_000)).toEqual([weekly.sourceId]);
  });

  it('stops at the tokens of the plan', async () => {
    await admin.db.doc(paths.org(orgId)).update({ trainingTokens: PLAN_LIMITS.pro.trainingTokens - 100 });
    const crawler = await start();
    expect(await crawler.run()).toMatchObject({ status: 'failed', error: 'training-limit-reached', chunks: 0 });
    expect(await crawler.countChunks()).toBe(0);
    expect(site.hits.length).toBeLessThan(COUNT);
    await admin.db.doc(paths.org(orgId)).update({ trainingTokens: 0 });
    expect(await crawler.again()).toMatchObject({ status: 'indexed', chunks: COUNT });
    expect(await crawler.countChunks()).toBe(COUNT);
  });

  it('R-14 has one worker a host and two an organization, and the rest wait', async () => {
    const twin = await start();
    const other = await startSite(plainSite(2));
    const third = await startSite(plainSite(2));
    const [crawler, beside, late] = [await start(), await start(other), await start(third)];
    const until = new Date(Date.now() + 60_000);
    const waits: string[] = [];
    const enqueue = async (_org: string, sourceId: string) => {
      waits.push(sourceId);
    };
    const held = Promise.withResolvers<void>();
    const { provider } = twin.tools;
    const working = twin.run({
      provider: { ...provider, embedPassages: async (texts) => held.promise.then(() => provider.embedPassages(texts)) },
    });
    await expect.poll(() => site.hits.length, { timeout: 10_000 }).toBeGreaterThan(1);
    await crawlWebsite(await crawler.task(), { ...crawler.tools, enqueue });
    expect(waits).toEqual([crawler.sourceId]);
    await admin.db.doc(paths.source(orgId, beside.sourceId)).update({ status: 'processing', leaseUntil: until });
    await crawlWebsite(await late.task(), { ...late.tools, enqueue });
    expect(waits).toEqual([crawler.sourceId, late.sourceId]);
    held.resolve();
    expect(await working).toMatchObject({ status: 'indexed' });
    expect(await crawler.run()).toMatchObject({ status: 'indexed' });
    await Promise.all([other.stop(), third.stop()]);
  });
});
