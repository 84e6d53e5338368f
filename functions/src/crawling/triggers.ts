import { LIMITS } from '@parlance/domain/limits';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { crawlTaskSchema } from './job/crawlTask.ts';

/** Task { orgId, sourceId, crawlId }: works on a website for a while and queues its own continuation. */
export const crawlWebsite = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 6, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 6 },
    timeoutSeconds: 540,
    concurrency: 1,
    memory: '1GiB',
  },
  async (request) => {
    const task = crawlTaskSchema.parse(request.data);
    const [{ crawlWebsite: crawl }, { aiProvider }, { guardedFetch }, { createPageReader }, { enqueueCrawl }] =
      await Promise.all([
        import('./job/crawlWebsite.ts'),
        import('../ai/provider.ts'),
        import('../outgoing/guardedFetch.ts'),
        import('../extraction/page/pageReader.ts'),
        import('./job/enqueueCrawl.ts'),
      ]);
    const reader = createPageReader();
    try {
      await crawl(task, {
        provider: aiProvider(),
        fetch: guardedFetch,
        extract: reader.read,
        enqueue: enqueueCrawl,
        sliceMs: LIMITS.crawlSliceMs,
      });
    } finally {
      await reader.close();
    }
  },
);

/** Every minute: picks up websites that a killed worker or a lost task left behind. */
export const resumeStalledCrawls = onSchedule('every 1 minutes', async () => {
  const { resumeStalledCrawls: resume } = await import('./job/resumeStalledCrawls.ts');
  const resumed = await resume();
  if (resumed > 0) logger.warn('stalled websites queued again', { resumed });
});
