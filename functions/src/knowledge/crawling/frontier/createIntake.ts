import type { Page } from '@parlance/domain/documents/knowledge/page';
import { removeChunks } from '../../chunks/removeChunks.ts';
import type { CrawlTask } from '../task/crawlTask.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { createQueryGate } from './createQueryGate.ts';
import type { RunPages } from './createRunPages.ts';
import type { Scope } from '../addresses/createScope.ts';
import { normaliseUrl } from '../addresses/normaliseUrl.ts';
import { pageIdOf } from './pageIdOf.ts';
import { storePages } from './storePages.ts';

/** Addresses beyond the page limit that are remembered in case that others turn out to be no pages. */
const OVERFLOW = 5000;

export interface Intake {
  /** Adds addresses that belong to the website and fit in; answers the ids of those that are in this run now. */
  offer: (addresses: readonly string[], depth: number) => Promise<ReadonlySet<string>>;
  /** Takes addresses from beyond the limit where pages turned out to be none. True if there are any. */
  refill: () => Promise<boolean>;
  /** True if addresses stayed outside the page limit. */
  isLimited: () => boolean;
}

export interface IntakeOptions {
  scope: Scope;
  /** Most pages that the plan allows. */
  limit: number;
  /** A place is kept free for it. */
  startId: string;
}

/** Decides which of the addresses that were found are read in this run. */
export function createIntake(task: CrawlTask, run: RunPages, { scope, limit, startId }: IntakeOptions): Intake {
  const { get, ofRun, renew } = run;
  const overflow = new Map<string, number>();
  const passesQueries = createQueryGate();
  const most = limit * 2 + 100;
  let isCut = false;
  for (const page of ofRun()) passesQueries(page.url);

  const taken = () => ofRun().filter(({ status }) => status === 'queued' || status === 'indexed').length;
  const free = () => limit - taken() - (get(startId) === undefined ? 1 : 0);

  const clear = async ([id, page]: readonly [string, Page]) => {
    if (page.status !== 'skipped' || page.chunks === 0) return;
    await removeChunks(task.orgId, task.sourceId, { pageId: id });
    Object.assign(page, NO_TEXT);
  };

  const offer = async (addresses: readonly string[], depth: number) => {
    const accepted = new Set<string>();
    const fresh: [string, Page][] = [];
    const room = { slots: free(), documents: most - ofRun().length };
    for (const url of addresses.map((address) => normaliseUrl(address)).filter((found) => found !== undefined)) {
      const isKnown = get(pageIdOf(url)) !== undefined;
      if (isKnown) accepted.add(pageIdOf(url));
      if (isKnown || !scope.isSameSite(url) || !scope.isPlausible(url)) continue;
      const isWanted = scope.isWanted(url);
      if (room.documents <= 0 || (isWanted && room.slots <= 0)) {
        if (isWanted && overflow.size < OVERFLOW) overflow.set(url, depth);
        isCut ||= isWanted;
        continue;
      }
      if (!passesQueries(url)) continue;
      const { id, page } = renew(url, depth, isWanted ? {} : { status: 'skipped', reason: 'excluded' });
      room.documents -= 1;
      room.slots -= isWanted ? 1 : 0;
      fresh.push([id, page]);
      accepted.add(id);
    }
    for (const entry of fresh) await clear(entry);
    await storePages(task, fresh);
    return accepted;
  };

  return {
    offer,
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
