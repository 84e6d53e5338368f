import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { CrawlTask } from './crawlTask.ts';

/** True iff a source is still there and on the run that a task is for. */
export function isOnRun({ crawlId }: CrawlTask): (source: Source | undefined) => boolean {
  return (source) => source?.type === 'website' && source.website.crawlId === crawlId;
}
