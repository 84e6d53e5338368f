import type { Page, PageReason } from '@parlance/domain/documents/knowledge/page';
import type { ErrorCode } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { failSource } from '../../ingestion/failSource.ts';
import { finishSource } from '../../ingestion/finishSource.ts';
import { CHUNKER } from '../../chunks/CHUNKER.ts';
import { removeChunks } from '../../chunks/removeChunks.ts';
import { fingerprintOf } from '../../chunks/fingerprintOf.ts';
import { noteTestChange } from '../../../versions/noteTestChange.ts';
import { db } from '../../../kernel/platform/app.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { CrawlRun } from './crawlRun.ts';
import { figuresOf } from './figuresOf.ts';
import { isOnRun } from '../task/isOnRun.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { pageIdOf } from '../frontier/pageIdOf.ts';
import { storePages } from '../frontier/storePages.ts';

const AWAY: ReadonlySet<PageReason> = new Set(['timeout', 'unreachable', 'http-error', 'too-many-redirects']);

/** Error for a crawl without a single page, from the outcome of the first one. */
function failureOf(start: Page | undefined): ErrorCode {
  const reason = start?.reason ?? null;
  if (reason === 'address-not-allowed') return 'address-not-allowed';
  if (reason === 'robots') return 'robots-disallowed';
  return reason !== null && AWAY.has(reason) ? 'site-unreachable' : 'site-no-pages';
}

/**
 * Ends a run: pages of earlier runs that it did not find are gone, the figures are added up, the chatbot knows what the site
 * says now. A site that could not be reached keeps what was known of it.
 */
export async function finishCrawl(run: CrawlRun): Promise<void> {
  const { task, frontier, source, tools } = run;
  const { orgId, sourceId } = task;
  const { website } = source;
  const start = frontier.get(pageIdOf(website.url));
  const isAway = start !== undefined && start.status !== 'skipped' && start.reason !== null && AWAY.has(start.reason);
  if (!isAway) await removeMissing(run);
  const kept = [...frontier.all().values()].filter(({ chunks }) => chunks > 0);
  const now = new Date();
  const update = {
    ...figuresOf(run),
    'website.crawledAt': now,
    // What could not be asked for is still cut as it was.
    chunker: isAway ? source.chunker : CHUNKER,
    'website.nextCrawlAt': website.weekly ? new Date(now.getTime() + LIMITS.recrawlMs) : null,
  };
  const isCurrent = isOnRun(task);
  if (kept.length === 0) {
    await updateFigures(run, update);
    await failSource(orgId, sourceId, failureOf(start), { isCurrent });
    return;
  }
  const sum = (field: 'characters' | 'tokens' | 'chunks') => kept.reduce((total, page) => total + page[field], 0);
  const [tokens, chunks] = [sum('tokens'), sum('chunks')];
  if (update['website.pagesChanged'] > 0 || chunks !== source.chunks) {
    const by = source.indexedAt === null ? source.createdBy : null;
    await noteTestChange(orgId, source.chatbotId, { kind: 'source-read', names: [source.name], by, at: now });
  }
  const finish = await finishSource(orgId, sourceId, {
    characters: sum('characters'),
    tokens,
    chunks,
    fingerprint: fingerprintOf(kept.map(({ url, hash }) => `${url} ${hash}`)),
    notes: update.notes,
    pagesWithoutText: 0,
    embeddingSpace: tools.provider.embeddingSpace,
    isCurrent,
    update,
  });
  if (finish !== 'finished') return;
  logEvent('source indexed', {
    sourceType: source.type,
    bytes: source.size,
    tokens,
    chunks,
    embeddings: null,
    durationMs: null,
  });
}

/** The figures of a run that found nothing. */
async function updateFigures({ task }: CrawlRun, update: ReturnType<typeof figuresOf>): Promise<void> {
  const isCurrent = isOnRun(task);
  await db.runTransaction(async (transaction) => {
    const source = await transaction.get(refs.source(task.orgId, task.sourceId));
    if (isCurrent(source.data())) transaction.update(source.ref, update);
  });
}

/** Pages of earlier runs that this one did not find: first gone, and with the next run deleted. */
async function removeMissing({ task, frontier }: CrawlRun): Promise<void> {
  const { orgId, sourceId, crawlId } = task;
  const missing = [...frontier.all()].filter(([, page]) => page.crawlId !== crawlId);
  const gone = missing.filter(([, { status }]) => status !== 'gone');
  for (const [id, page] of gone) {
    if (page.chunks > 0) await removeChunks(orgId, sourceId, { pageId: id });
    Object.assign(page, NO_TEXT, { status: 'gone', reason: null, changed: false });
  }
  await storePages(task, gone);
  const writer = db.bulkWriter();
  const earlier = missing.filter(([id, { status }]) => status === 'gone' && !gone.some(([goneId]) => goneId === id));
  const deletions = earlier.map(([id]) => writer.delete(refs.page(orgId, sourceId, id)));
  await Promise.all([...deletions, writer.close()]);
}
