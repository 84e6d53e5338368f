import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { CrawlTask } from '../task/crawlTask.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { pageIdOf } from './pageIdOf.ts';
import { storePages } from './storePages.ts';

export interface FoundPage {
  id: string;
  page: Page;
}

/** The pages of a website, and which of them belong to this run. Memory in front of the documents. */
export interface RunPages {
  /** A page of this run. */
  get: (id: string) => Page | undefined;
  /** Pages of this run. */
  ofRun: () => Page[];
  /** Puts an address into this run and the queue, and keeps what an earlier run knows of it. Stores nothing. */
  renew: (url: string, depth: number, changes?: Partial<Page>) => FoundPage;
  /** The same, stored. */
  add: (url: string, depth: number, changes?: Partial<Page>) => Promise<FoundPage>;
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

/** @param pages Of earlier runs and of this one, by id. Changed in place. */
export function createRunPages(task: CrawlTask, pages: Map<string, Page>): RunPages {
  const { crawlId } = task;

  const renew: RunPages['renew'] = (url, depth, changes = {}) => {
    const id = pageIdOf(url);
    const page: Page = {
      ...(pages.get(id) ?? newPage(url)),
      status: 'queued',
      reason: null,
      depth,
      crawlId,
      attempts: 0,
      changed: false,
      ...changes,
    };
    pages.set(id, page);
    return { id, page };
  };

  return {
    get: (id) => {
      const page = pages.get(id);
      return page?.crawlId === crawlId ? page : undefined;
    },
    ofRun: () => [...pages.values()].filter((page) => page.crawlId === crawlId),
    renew,
    add: async (url, depth, changes) => {
      const found = renew(url, depth, changes);
      await storePages(task, [[found.id, found.page]]);
      return found;
    },
  };
}
