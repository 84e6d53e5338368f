import type { CrawlRun } from './crawlRun.ts';

/**
 * Asks for pages of the run before that no page led to, where that may be because pages were unchanged and so their links
 * were not read. True if there are any. Pages that are really gone then say so themselves.
 */
export async function requeueMissing({ task, source, frontier }: CrawlRun): Promise<boolean> {
  if (source.website.mode !== 'site' || !frontier.ofRun().some(({ httpStatus }) => httpStatus === 304)) return false;
  const missing = [...frontier.all().values()].filter(({ crawlId, chunks }) => crawlId !== task.crawlId && chunks > 0);
  const accepted: string[] = [];
  for (const { url, depth } of missing) accepted.push(...(await frontier.offer([url], depth)));
  return accepted.length > 0;
}
