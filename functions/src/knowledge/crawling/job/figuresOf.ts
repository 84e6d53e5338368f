import type { SourceNote } from '@parlance/domain/documents/knowledge/source';
import type { CrawlRun } from './crawlRun.ts';

/** The figures of a run so far, in the source's fields. A page that is kept although it could not be read again counts as failed. */
export function figuresOf({ frontier, wasLimited, source }: CrawlRun) {
  const pages = frontier.ofRun();
  const count = (statuses: readonly string[]) => pages.filter(({ status }) => statuses.includes(status)).length;
  return {
    'website.pagesFound': pages.length,
    'website.pagesIndexed': count(['indexed']),
    'website.pagesFailed':
      count(['failed']) + pages.filter(({ status, reason }) => status === 'indexed' && reason !== null).length,
    'website.pagesSkipped': count(['skipped', 'gone']),
    'website.pagesChanged': pages.filter(({ changed }) => changed).length,
    notes: notesOf({
      isLimited: !source.website.isFirstLook && (wasLimited || frontier.isLimited()),
      needsJavaScript: pages.some(isDark),
    }),
  };
}

function isDark({ reason }: { reason: string | null }): boolean {
  return reason === 'needs-javascript';
}

function notesOf(found: { isLimited: boolean; needsJavaScript: boolean }): SourceNote[] {
  const notes: SourceNote[] = [];
  if (found.isLimited) notes.push('page-limit-reached');
  if (found.needsJavaScript) notes.push('needs-javascript');
  return notes;
}
