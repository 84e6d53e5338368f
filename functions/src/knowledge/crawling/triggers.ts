import { LIMITS } from '@parlance/domain/limits';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { modelSecrets } from '../../kernel/platform/config.ts';
import { logJob } from '../../kernel/platform/log/logJob.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';
import { crawlTaskSchema } from './task/crawlTask.ts';

const load = whenServed('crawlWebsite', async () => {
  const [crawling, ai, outgoing, page, queue] = await Promise.all([
    import('./job/crawlWebsite.ts'),
    import('../../ai/withProvider.ts'),
    import('../../kernel/outgoing/guardedFetch.ts'),
    import('../extraction/page/pageReader.ts'),
    import('../enqueueCrawl.ts'),
  ]);
  return { ...crawling, ...ai, ...outgoing, ...page, ...queue };
});

/** Task { orgId, sourceId, crawlId }: works on a website for a while and queues its own continuation. */
export const crawlWebsite = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 6, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    // An organization has two of them (LIMITS.crawlsPerOrg), for as long as a slice takes.
    rateLimits: { maxConcurrentDispatches: 20 },
    // More than a slice: what it has begun comes to its end.
    timeoutSeconds: 540,
    ...BACKGROUND,
    maxInstances: 20,
    memory: '1GiB',
    secrets: [...modelSecrets],
  },
  async (request) => {
    const task = crawlTaskSchema.parse(request.data);
    const { orgId, sourceId } = task;
    await logJob({ name: 'crawlWebsite', kind: 'task', orgId, sourceId }, async () => {
      const {
        crawlWebsite: crawl,
        guardedFetch: fetch,
        createPageReader,
        enqueueCrawl: enqueue,
        withProvider,
      } = await load();
      const reader = createPageReader();
      const given = { fetch, extract: reader.read, enqueue, now: () => new Date(), sliceMs: LIMITS.crawlSliceMs };
      try {
        await withProvider((provider) => crawl(task, { ...given, provider }));
      } finally {
        await reader.close();
      }
    });
  },
);
