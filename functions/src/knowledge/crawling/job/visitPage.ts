import type { Page } from '@parlance/domain/documents/knowledge/page';
import { removeChunks } from '../../chunks/removeChunks.ts';
import type { CrawlRun } from './crawlRun.ts';
import type { FoundPage } from '../frontier/createRunPages.ts';
import { indexPage, type Leaving } from './indexPage.ts';
import { NO_TEXT } from '../reading/NO_TEXT.ts';
import { type PageReading, readPage } from './readPage.ts';

/** Maximum repeated requests for a page after the site wanted a pause, and after another failure that may pass. */
const PAUSES = 3;
const REPEATS = 1;

/** Reads one page of the frontier and records what became of it. */
export async function visitPage(run: CrawlRun, { id, page }: FoundPage): Promise<void> {
  const reading = await readPage(run, page);
  switch (reading.kind) {
    case 'unchanged':
      return run.frontier.complete(id, { status: 'indexed', reason: null, httpStatus: 304, changed: false });
    case 'later':
      run.pauseMs = Math.max(run.pauseMs, page.attempts < PAUSES ? reading.delayMs : 0);
      return page.attempts < PAUSES
        ? run.frontier.complete(id, { attempts: page.attempts + 1, httpStatus: reading.httpStatus })
        : leavePage(run, id, { status: 'failed', reason: 'http-error', httpStatus: reading.httpStatus }, true);
    case 'left':
      return reading.isPassing && page.attempts < REPEATS
        ? run.frontier.complete(id, { attempts: page.attempts + 1, httpStatus: reading.httpStatus })
        : leavePage(run, id, outcomeOf(reading, page), reading.isPassing);
    case 'read':
      return indexPage(run, id, reading, (pageId, outcome) => leavePage(run, pageId, outcome, false));
  }
}

/** A page that was there and is there no more is gone, and no failure. */
function outcomeOf({ status, reason, httpStatus }: PageReading & { kind: 'left' }, page: Page): Leaving {
  return { status: reason === 'not-found' && page.chunks > 0 ? 'gone' : status, reason, httpStatus };
}

/**
 * Records why a page was left out. The text that was known of it goes, unless the reason may pass: then it stays, and the
 * page stays indexed, with the reason why it is not fresh.
 */
async function leavePage(
  { task, frontier }: CrawlRun,
  id: string,
  outcome: Leaving,
  isPassing: boolean,
): Promise<void> {
  const before = frontier.get(id);
  if (isPassing && before !== undefined && before.chunks > 0) {
    return frontier.complete(id, { ...outcome, status: 'indexed', changed: false });
  }
  if (before !== undefined && before.chunks > 0) await removeChunks(task.orgId, task.sourceId, { pageId: id });
  await frontier.complete(id, { ...NO_TEXT, changed: false, ...outcome });
  if (before !== undefined && before.chunks > 0) await frontier.releaseDuplicates(before.hash);
}
