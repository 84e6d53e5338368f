import type { Page } from '@parlance/domain/documents/knowledge/page';
import type { CrawlTask } from '../task/crawlTask.ts';
import { createIntake, type Intake, type IntakeOptions } from './createIntake.ts';
import { createRunPages, type FoundPage, type RunPages } from './createRunPages.ts';
import { createTextOwners, type TextOwners } from './createTextOwners.ts';
import { pageIdOf } from './pageIdOf.ts';
import { storePages } from './storePages.ts';

/** The pages of a website and what is known of each in this run. */
export interface Frontier extends Intake, Omit<RunPages, 'renew'>, TextOwners {
  /** The next page to read, nearest to the start first; undefined while there is none that nobody reads already. */
  take: () => FoundPage | undefined;
  /** All pages, those of earlier runs too. */
  all: () => ReadonlyMap<string, Page>;
  /** Adds one address that the caller reads at once, so that nobody else takes it. */
  claim: (url: string, depth: number) => Promise<FoundPage>;
  /** Records what became of a page. */
  complete: (id: string, changes: Partial<Page>) => Promise<void>;
}

export interface FrontierOptions extends IntakeOptions {
  /** The pages of earlier runs and of this one, by id. Changed in place. */
  pages: Map<string, Page>;
}

function isSooner(one: Page, other: Page): boolean {
  return one.attempts === other.attempts ? one.depth < other.depth : one.attempts < other.attempts;
}

export function createFrontier(task: CrawlTask, { pages, ...options }: FrontierOptions): Frontier {
  const run = createRunPages(task, pages);
  const { get, ofRun, add } = run;
  const inWork = new Set<string>();
  return {
    get,
    ofRun,
    add,
    ...createIntake(task, run, options),
    ...createTextOwners(pages, run),
    all: () => pages,
    take: () => {
      let best: FoundPage | undefined;
      for (const [id, page] of pages) {
        const isFree = page.crawlId === task.crawlId && page.status === 'queued' && !inWork.has(id);
        if (isFree && (best === undefined || isSooner(page, best.page))) best = { id, page };
      }
      if (best !== undefined) inWork.add(best.id);
      return best;
    },
    claim: (url, depth) => {
      inWork.add(pageIdOf(url));
      return add(url, depth);
    },
    complete: async (id, changes) => {
      const page = pages.get(id);
      if (page === undefined) return;
      const completed = { ...page, attempts: 0, fetchedAt: new Date(), ...changes };
      pages.set(id, completed);
      await storePages(task, [[id, completed]]);
      inWork.delete(id);
    },
  };
}
