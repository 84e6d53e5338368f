import { type Page, pageSchema } from '@parlance/domain/documents/knowledge/page';
import { type Website, type WebsiteSource, websiteSourceSchema } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { CrawlTools } from '../../../functions/src/knowledge/crawling/job/crawlRun.ts';
import type { CrawlTask } from '../../../functions/src/knowledge/crawling/task/crawlTask.ts';
import { crawlWebsite } from '../../../functions/src/knowledge/crawling/job/crawlWebsite.ts';
import { createPageReader } from '../../../functions/src/knowledge/extraction/page/pageReader.ts';
import { createFetcher } from '../../../functions/src/kernel/outgoing/createFetcher.ts';
import { admin } from '../admin.ts';
import { makeWebsite } from './makeWebsite.ts';

/** Long enough for a busy machine, short enough for the traps that never answer. */
const REQUEST_MS = 2500;

export interface Crawler {
  orgId: string;
  sourceId: string;
  /** Works until nothing is queued any more. Pauses that the site asked for pass at once. */
  run: (tools?: Partial<CrawlTools>) => Promise<WebsiteSource>;
  /** A new run, as a person or the calendar asks for it, worked on to its end. */
  again: (tools?: Partial<CrawlTools>) => Promise<WebsiteSource>;
  /** Pages by path and query. */
  pages: () => Promise<Map<string, Page>>;
  /** All text that was kept of a page or of the site, in no order. */
  texts: (path?: string) => Promise<string>;
  countChunks: () => Promise<number>;
  /** Milliseconds of each pause that was queued. */
  pauses: number[];
  task: () => Promise<CrawlTask>;
  /** Tools of the crawler, with a queue that `run` works on. */
  tools: CrawlTools;
}

/** The real crawler on a website of its own: real fetching, extraction and documents; only the queue runs in this process. */
export async function createCrawler(
  place: { orgId: string; chatbotId: string },
  url: string,
  localHosts: readonly string[],
  website: Partial<Website> = {},
): Promise<Crawler> {
  const { orgId } = place;
  const { sourceId } = await makeWebsite(orgId, place.chatbotId, url, website);
  const ref = admin.db.doc(paths.source(orgId, sourceId));
  const queue: CrawlTask[] = [];
  const pauses: number[] = [];
  const tools: CrawlTools = {
    provider: createLocalProvider(),
    fetch: createFetcher({
      userAgent: 'ParlanceBot/1.0 (+test)',
      localHosts: new Set(localHosts),
      requestMs: REQUEST_MS,
    }),
    extract: () => Promise.reject(new Error('run gives a reader')),
    enqueue: async (org, source, crawlId, _reason, delayMs = 0) => {
      if (delayMs > 0) pauses.push(delayMs);
      queue.push({ orgId: org, sourceId: source, crawlId });
    },
    now: () => new Date(),
    sliceMs: 20_000,
  };
  const readSource = async () => websiteSourceSchema.parse((await ref.get()).data());
  const task = async () => ({ orgId, sourceId, crawlId: (await readSource()).website.crawlId });
  const run = async (changes: Partial<CrawlTools> = {}) => {
    const reader = createPageReader();
    queue.push(await task());
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      // The pause is over: what an hour does, a write does here.
      if (pauses.length > 0) await ref.update({ leaseUntil: new Date(0) });
      await crawlWebsite(next, { ...tools, extract: reader.read, ...changes });
    }
    await reader.close();
    return readSource();
  };
  return {
    orgId,
    sourceId,
    run,
    again: async (changes) => {
      await ref.update({ status: 'pending', attempts: 0, leaseUntil: null, 'website.crawlId': newId() });
      return run(changes);
    },
    pages: async () => {
      const found = await admin.db.collection(paths.pages(orgId, sourceId)).get();
      const pages = found.docs.map((page) => pageSchema.parse(page.data()));
      return new Map(pages.map((page) => [page.url.replace(/^https?:\/\/[^/]+/, ''), page]));
    },
    texts: async (path) => {
      const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
      return found.docs
        .map((chunk) => ({ url: String(chunk.get('url')), text: String(chunk.get('text')) }))
        .filter((chunk) => path === undefined || chunk.url.replace(/^https?:\/\/[^/]+/, '') === path)
        .map(({ text }) => text)
        .join('\n');
    },
    countChunks: async () =>
      (await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).count().get()).data().count,
    pauses,
    task,
    tools,
  };
}
