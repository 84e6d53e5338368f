import type { WebsiteSource } from '@parlance/domain/documents/knowledge/source';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { PageJob } from '../../extraction/extraction.ts';
import type { PageContent } from '../../extraction/page/extractPage.ts';
import type { Fetcher } from '../../../kernel/outgoing/createFetcher.ts';
import type { Frontier } from '../frontier/createFrontier.ts';
import type { Permissions } from '../politeness/createPermissions.ts';
import type { Scope } from '../addresses/createScope.ts';
import type { CrawlTask } from '../task/crawlTask.ts';

/** External dependencies of crawling. Tests replace them. */
export interface CrawlTools {
  provider: AiProvider;
  fetch: Fetcher;
  extract: (job: PageJob) => Promise<PageContent>;
  enqueue: (orgId: string, sourceId: string, crawlId: string, reason: string, delayMs?: number) => Promise<void>;
  now: () => Date;
  /** Time that one task works before it hands over, in milliseconds. */
  sliceMs: number;
}

/** One worker's stretch of work on one website. */
export interface CrawlRun {
  task: CrawlTask;
  source: WebsiteSource;
  tools: CrawlTools;
  scope: Scope;
  frontier: Frontier;
  permissions: Permissions;
  /** Resolves when the next request may go out. */
  pace: () => Promise<void>;
  /** Aborted when this work is in vain. */
  signal: AbortSignal;
  /** The pause between two requests that the site's rules want. 0 if none. */
  delayMs: number;
  /** The pause that the site has asked for; work stops and goes on after it. 0 if none. */
  pauseMs: number;
  /** True if an earlier stretch of this run had to leave addresses out. */
  wasLimited: boolean;
  /** True once the pages hold more tokens than the plan allows: no point in reading on. */
  isOverTraining: () => boolean;
}
