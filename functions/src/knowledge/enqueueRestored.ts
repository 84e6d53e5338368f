import type { Source } from '@parlance/domain/documents/knowledge/source';
import { enqueueCrawl } from './enqueueCrawl.ts';
import { enqueueIngestion } from './ingestion/enqueueIngestion.ts';

/** Has sources read that have come back. What a killed process did not queue, the minute's schedule queues. */
export async function enqueueRestored(orgId: string, sources: readonly (readonly [string, Source])[]): Promise<void> {
  const reason = `restored-${Date.now()}`;
  await Promise.all(
    sources.map(([id, source]) =>
      source.type === 'website'
        ? enqueueCrawl(orgId, id, source.website.crawlId, 'again')
        : enqueueIngestion(orgId, id, reason),
    ),
  );
}
