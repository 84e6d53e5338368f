import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import { enqueueCrawl } from '../../knowledge/enqueueCrawl.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Queues the reading of a trial's website, once however often it is called. */
export async function beginReading({ orgId, sourceId }: Pick<SiteTrial, 'orgId' | 'sourceId'>): Promise<void> {
  const source = (await refs.source(orgId, sourceId).get()).data();
  if (source?.type === 'website') await enqueueCrawl(orgId, sourceId, source.website.crawlId, 'added');
}
