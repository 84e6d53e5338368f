import type { Page } from '@parlance/domain/documents/knowledge/page';
import { removeChunks } from '../../chunks/removeChunks.ts';
import type { CrawlTask } from '../job/crawlTask.ts';
import type { Scope } from './createScope.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { normaliseUrl } from './normaliseUrl.ts';
import { pageIdOf } from './pageIdOf.ts';
import { storePages } from './storePages.ts';

/** More addresses of one path that differ in their query are a calendar, a search or a session. */
const QUERY_VARIANTS = 30;
/** Addresses beyond the page limit that are remembered in case that others turn out to be no pages. */
const OVERFLOW = 5000;

export interface FoundPage {
  id: string;
  page: Page;
}

/** The pages of a website and what is known of each in this run. Memory in front of the documents. */
export interface Frontier {
  /** The next page to read, nearest to the start first; undefined while there is none that nobody reads already. */
  take: () => FoundPage | undefined;
  /** A page of this run. */
  get: (id: string) => Page | undefined;
  /** All pages, those of earlier runs too. */
  all: () => ReadonlyMap<string, Page>;
  /** Pages of this run. */
  ofRun: () => Page[];
  /** Adds addresses that belong to the website and fit in; answers the ids of those that are in this run now. */
  offer: (addresses: readonly string[], depth: number) => Promise<ReadonlySet<string>>;
  /** Adds one address whatever the limits say. */
  add: (url: string, depth: number, changes?: Partial<Page>) => Promise<FoundPage>;
  /** Adds one address that the caller reads at once, so that nobody else takes it. */
  adopt: (url: string, depth: number) => Promise<FoundPage>;
  /** Records what became of a page. */
  settle: (id: string, changes: Partial<Page>) => Promise<void>;
  /** Another page of this run with the same text, which it keeps. The first to ask for a text has it. */
  ownerOf: (hash: string, id: string) => string | undefined;
  /** Has pages read again that were left as duplicates of a text that is no more. */
  releaseDuplicates: (hash: string | null) => Promise<void>;
  /** Takes addresses from beyond the limit where pages turned out to be none. True if there are any. */
  refill: () => Promise<boolean>;
  /** True if addresses stayed outside the page limit. */
  isLimited: () => boolean;
}

export interface FrontierOptions {
  scope: Scope;
  /** Most pages that the plan allows. */
  limit: number;
  /** Of earlier runs and of this one, by id. Changed in place. */
  pages: Map<string, Page>;
  /** A place is kept free for it. */
  startId: string;
}

export function createFrontier(task: CrawlTask, { scope, limit, pages, startId }: FrontierOptions): Frontier {
  const { crawlId } = task;
  const inWork = new Set<string>();
  const claims = new Map<string, string>();
  const overflow = new Map<string, number>();
  const variants = new Map<string, number>();
  const most = limit * 2 + 100;
  let isCut = false;

  const ofRun = () => [...pages.values()].filter((page) => page.crawlId === crawlId);
  const taken = () => ofRun().filter(({ status }) => status === 'queued' || status === 'indexed').length;
  const free = () => limit - taken() - (get(startId) === undefined ? 1 : 0);
  const get = (id: string) => {
    const page = pages.get(id);
    return page?.crawlId === crawlId ? page : undefined;
  };

  const countVariant = (url: string) => {
    const { pathname, search } = new URL(url);
    const count = (variants.get(pathname) ?? 0) + (search === '' ? 0 : 1);
    if (count <= QUERY_VARIANTS) variants.set(pathname, count);
    return count <= QUERY_VARIANTS;
  };
  for (const page of ofRun()) countVariant(page.url);

  const renewed = (id: string, url: string, depth: number, changes: Partial<Page>): Page => ({
    ...(pages.get(id) ?? newPage(url)),
    status: 'queued',
    reason: null,
    depth,
    crawlId,
    attempts: 0,
    changed: false,
    ...changes,
  });

  const add = async (url: string, depth: number, changes: Partial<Page> = {}) => {
    const found = { id: pageIdOf(url), page: renewed(pageIdOf(url), url, depth, changes) };
    pages.set(found.id, found.page);
    await storePages(task, [[found.id, found.page]]);
    return found;
  };

  const offer = async (addresses: readonly string[], depth: number) => {
    const accepted = new Set<string>();
    const fresh: [string, Page][] = [];
    const room = { slots: free(), documents: most - ofRun().length };
    for (const url of addresses.map((address) => normaliseUrl(address)).filter((found) => found !== undefined)) {
      const id = pageIdOf(url);
      const isKnown = get(id) !== undefined;
      if (isKnown) accepted.add(id);
      if (isKnown || !scope.isSameSite(url) || !scope.isPlausible(url)) continue;
      const isWanted = scope.isWanted(url);
      if (room.documents <= 0 || (isWanted && room.slots <= 0)) {
        if (isWanted && overflow.size < OVERFLOW) overflow.set(url, depth);
        isCut ||= isWanted;
        continue;
      }
      if (!countVariant(url)) continue;
      const page = renewed(id, url, depth, isWanted ? {} : { status: 'skipped', reason: 'excluded' });
      room.documents -= 1;
      room.slots -= isWanted ? 1 : 0;
      pages.set(id, page);
      fresh.push([id, page]);
      accepted.add(id);
    }
    for (const [id, page] of fresh.filter((entry) => entry[1].status === 'skipped' && entry[1].chunks > 0)) {
      await removeChunks(task.orgId, task.sourceId, { pageId: id });
      pages.set(id, Object.assign(page, NO_TEXT));
    }
    await storePages(task, fresh);
    return accepted;
  };

  return {
    take: () => {
      let best: FoundPage | undefined;
      for (const [id, page] of pages) {
        const isFree = page.crawlId === crawlId && page.status === 'queued' && !inWork.has(id);
        if (isFree && (best === undefined || isSooner(page, best.page))) best = { id, page };
      }
      if (best !== undefined) inWork.add(best.id);
      return best;
    },
    get,
    all: () => pages,
    ofRun,
    offer,
    add,
    adopt: (url, depth) => {
      inWork.add(pageIdOf(url));
      return add(url, depth);
    },
    settle: async (id, changes) => {
      const page = pages.get(id);
      if (page === undefined) return;
      const settled = { ...page, attempts: 0, fetchedAt: new Date(), ...changes };
      pages.set(id, settled);
      await storePages(task, [[id, settled]]);
      inWork.delete(id);
    },
    ownerOf: (hash, id) => {
      const claimed = claims.get(hash);
      if (claimed !== undefined && claimed !== id && get(claimed)?.reason !== 'duplicate') return claimed;
      for (const [other, page] of pages) {
        const holds = page.status === 'indexed' || (page.status === 'queued' && page.chunks > 0);
        if (other !== id && page.crawlId === crawlId && page.hash === hash && holds) return other;
      }
      claims.set(hash, id);
      return undefined;
    },
    releaseDuplicates: async (hash) => {
      if (hash === null) return;
      claims.delete(hash);
      const freed = ofRun().filter((page) => page.reason === 'duplicate' && page.hash === hash);
      for (const page of freed) await add(page.url, page.depth, { hash: null });
    },
    refill: async () => {
      const waiting = [...overflow].slice(0, Math.max(0, free()));
      for (const [url, depth] of waiting) {
        overflow.delete(url);
        await offer([url], depth);
      }
      return waiting.length > 0;
    },
    isLimited: () => isCut && overflow.size > 0,
  };
}

function isSooner(one: Page, other: Page): boolean {
  return one.attempts === other.attempts ? one.depth < other.depth : one.attempts < other.attempts;
}

function newPage(url: string): Omit<Page, 'crawlId' | 'depth'> {
  return {
    ...NO_TEXT,
    url,
    title: '',
    status: 'queued',
    reason: null,
    httpStatus: null,
    attempts: 0,
    changed: false,
    fetchedAt: null,
    createdAt: new Date(),
  };
}
