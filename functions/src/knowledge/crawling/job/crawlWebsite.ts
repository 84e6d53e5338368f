import type { Website, WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { type Plan, PLAN_LIMITS } from '@parlance/domain/plans';
import { failSource } from '../../ingestion/failSource.ts';
import { fitsTraining } from '../../ingestion/fitsTraining.ts';
import { waitingOf } from '../../ingestion/waitingOf.ts';
import { EmbeddingPaused } from '../../../ai/EmbeddingPaused.ts';
import { ProviderUnavailable } from '../../../ai/ProviderUnavailable.ts';
import { withAvailability } from '../../../ai/withAvailability.ts';
import { removeChunks } from '../../chunks/removeChunks.ts';
import { db } from '../../../kernel/platform/app.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { claimCrawl, keepCrawl, releaseHost } from './claimCrawl.ts';
import { CrawlSuperseded } from '../task/CrawlSuperseded.ts';
import type { CrawlRun, CrawlTools } from './crawlRun.ts';
import type { CrawlTask } from '../task/crawlTask.ts';
import { createFrontier } from '../frontier/createFrontier.ts';
import { createPace } from '../politeness/createPace.ts';
import { createPermissions } from '../politeness/createPermissions.ts';
import { createProgress } from './createProgress.ts';
import { createScope } from '../addresses/createScope.ts';
import { discoverPages } from './discoverPages.ts';
import { figuresOf } from './figuresOf.ts';
import { finishCrawl } from './finishCrawl.ts';
import { isOnRun } from '../task/isOnRun.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { pageIdOf } from '../frontier/pageIdOf.ts';
import { requeueMissing } from './requeueMissing.ts';
import { visitPage } from './visitPage.ts';

const WAIT_MS = 15_000;

/**
 * Works on one run of a website for a stretch of time and hands over to the next task, until every page has its outcome.
 * Safe to run any number of times, in parallel and after a kill: a lease lets one worker in, what is left to do stands in the
 * pages' documents, chunk ids come from the content, and every write checks that the source is still on this run.
 * Throws what a further attempt may mend.
 */
export async function crawlWebsite(task: CrawlTask, tools: CrawlTools): Promise<void> {
  const { orgId, sourceId, crawlId } = task;
  const now = tools.now();
  const claim = await claimCrawl(task, now);
  if (claim.kind === 'wait') {
    // Whoever waits asks again in the same rhythm, so that repeated events do not add up.
    const turn = Math.ceil((Date.now() + WAIT_MS) / WAIT_MS);
    await tools.enqueue(orgId, sourceId, crawlId, `wait-${turn}`, WAIT_MS);
  } else if (claim.kind === 'exhausted') {
    await giveUp(task, claim.source);
  }
  if (claim.kind !== 'claimed') return;
  const { source } = claim;
  const { url } = source.website;
  const available = { ...tools, provider: withAvailability(tools.provider) };
  const stopKeeping = keepCrawl(task, url, claim.leaseUntil);
  const aborter = new AbortController();
  try {
    const run = await prepare(task, { source, tools: available, signal: aborter.signal });
    const isDone = await work(run);
    await stopKeeping();
    await releaseHost(task, url);
    if (isDone) await finishCrawl(run);
    else await handOver(run);
  } catch (error) {
    aborter.abort(error);
    await stopKeeping();
    await releaseHost(task, url);
    if (error instanceof ProviderUnavailable || error instanceof EmbeddingPaused)
      await postpone(task, tools, error, now);
    else await stepBack(task, error);
  }
}

/** The website waits, for the AI service a day at most, or for the next day, and goes on with the pages that are left. */
async function postpone(
  task: CrawlTask,
  tools: CrawlTools,
  reason: ProviderUnavailable | EmbeddingPaused,
  now: Date,
): Promise<void> {
  const { orgId, sourceId, crawlId } = task;
  const ref = refs.source(orgId, sourceId);
  const isCurrent = isOnRun(task);
  const outcome = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source === undefined) return 'gone';
    if (!isCurrent(source) || source.type !== 'website') return 'superseded';
    const waiting = waitingOf(source, reason, now);
    if (waiting === undefined) return { source };
    const { status, attempts, waitingSince, waitingFor, nextAttemptAt: leaseUntil } = waiting;
    transaction.update(ref, { status, attempts, waitingSince, waitingFor, leaseUntil });
    return leaseUntil;
  });
  logEvent('website not read on', {}, reason);
  if (outcome === 'gone') await removeChunks(orgId, sourceId, { whileGone: true });
  else if (outcome instanceof Date) {
    const pauseMs = outcome.getTime() - now.getTime();
    await tools.enqueue(orgId, sourceId, crawlId, `away-${outcome.getTime()}`, pauseMs);
  } else if (outcome !== 'superseded') await giveUp(task, outcome.source);
}

/** Ends a run that has used its attempts. What the chatbot knows of an earlier one, it keeps. */
async function giveUp(task: CrawlTask, { embeddingSpace }: WebsiteSource): Promise<void> {
  const { orgId, sourceId } = task;
  const isCurrent = isOnRun(task);
  logEvent('website given up', {});
  if (embeddingSpace === null) return failSource(orgId, sourceId, 'ingestion-failed', { isCurrent });
  const ref = refs.source(orgId, sourceId);
  await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (!isCurrent(source)) return;
    transaction.update(ref, { status: 'indexed', progress: 1, attempts: 0, leaseUntil: null, waitingSince: null });
  });
}

/** Most pages that a run reads. */
function pageLimitOf({ mode, isFirstLook }: Website, plan: Plan): number {
  if (mode === 'page') return 1;
  const { websitePages } = PLAN_LIMITS[plan];
  return isFirstLook ? Math.min(LIMITS.firstLookPages, websitePages) : websitePages;
}

/** Reads what is known of the website into memory. */
async function prepare(task: CrawlTask, given: Pick<CrawlRun, 'source' | 'tools' | 'signal'>): Promise<CrawlRun> {
  const { source, tools, signal } = given;
  const { website } = source;
  const [org, found] = await Promise.all([refs.org(task.orgId).get(), refs.pages(task.orgId, task.sourceId).get()]);
  const owner = org.data();
  if (owner === undefined) throw new CrawlSuperseded();
  const pages = new Map(
    found.docs.map((snapshot) => {
      const page = snapshot.data();
      // A source that had failed has no text of earlier runs any more.
      return [
        snapshot.id,
        source.embeddingSpace === null && page.crawlId !== task.crawlId ? { ...page, ...NO_TEXT } : page,
      ];
    }),
  );
  const scope = createScope(website.url, website.include, website.exclude);
  const permissions = createPermissions(tools.fetch, signal);
  const { delayMs } = await permissions.rulesOf(website.url);
  const limit = pageLimitOf(website, owner.plan);
  const startId = pageIdOf(website.url);
  const frontier = createFrontier(task, { scope, limit, pages, startId });
  return {
    ...given,
    task,
    scope,
    permissions,
    frontier,
    pace: createPace(delayMs, signal),
    delayMs,
    pauseMs: 0,
    wasLimited: frontier.get(startId) !== undefined && source.notes.includes('page-limit-reached'),
    isOverTraining: () =>
      !fitsTraining(
        owner,
        source,
        [...pages.values()].reduce((sum, { tokens }) => sum + tokens, 0),
      ),
  };
}

/**
 * Reads pages until none is left (true), the time is over or the site wants a pause (false). A first look is over with its time:
 * pages that are still queued wait for the next reading.
 */
async function work(run: CrawlRun): Promise<boolean> {
  const { frontier, tools } = run;
  const { isFirstLook } = run.source.website;
  const deadline = Date.now() + (isFirstLook ? Math.min(tools.sliceMs, LIMITS.firstLookMs) : tools.sliceMs);
  const progress = createProgress(run);
  const active = new Set<Promise<void>>();
  await discoverPages(run);
  const mayGoOn = () => Date.now() < deadline && run.pauseMs === 0;
  const startNext = (): boolean => {
    const next =
      active.size < (run.delayMs > 0 ? 1 : LIMITS.crawlConcurrency) && mayGoOn() ? frontier.take() : undefined;
    if (next === undefined) return false;
    const visit = visitPage(run, next).finally(() => active.delete(visit));
    active.add(visit);
    return true;
  };
  try {
    for (;;) {
      if (run.isOverTraining()) return true;
      while (startNext());
      if (active.size > 0) {
        await Promise.race(active);
        progress.report();
      } else if (!mayGoOn()) return isFirstLook && run.pauseMs === 0;
      else if (!(await frontier.refill()) && !(await requeueMissing(run))) return true;
    }
  } finally {
    await Promise.allSettled(active);
    await progress.whenWritten();
  }
}

/** Lets go of the website and queues its continuation, after the pause that the site wants. */
async function handOver(run: CrawlRun): Promise<void> {
  const { task, tools, pauseMs } = run;
  const { orgId, sourceId, crawlId } = task;
  const isCurrent = isOnRun(task);
  const leaseUntil = new Date(Date.now() + pauseMs);
  await db.runTransaction(async (transaction) => {
    const source = await transaction.get(refs.source(orgId, sourceId));
    if (isCurrent(source.data())) {
      // A website that pauses is not at work: others of the organization may be.
      const status = pauseMs > 0 ? 'pending' : 'processing';
      transaction.update(source.ref, { ...figuresOf(run), status, attempts: 0, leaseUntil, waitingSince: null });
    }
  });
  await tools.enqueue(orgId, sourceId, crawlId, `on-${leaseUntil.getTime()}`, pauseMs);
}

/** After an error: nothing is left of a website that was deleted; any other goes back to the queue. */
async function stepBack(task: CrawlTask, error: unknown): Promise<void> {
  const { orgId, sourceId } = task;
  const isCurrent = isOnRun(task);
  const ref = refs.source(orgId, sourceId);
  const exists = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (isCurrent(source) && source?.status === 'processing')
      transaction.update(ref, { status: 'pending', leaseUntil: null });
    return source !== undefined;
  });
  if (!exists) await removeChunks(orgId, sourceId, { whileGone: true });
  if (error instanceof CrawlSuperseded) return;
  logEvent('website not read on', {}, error);
  throw error;
}
