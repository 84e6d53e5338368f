import { MINUTE_MS } from '@parlance/domain/durations';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { modelSecrets, stripeApiKey } from '../../kernel/platform/config.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

/** Working time of one task before it hands over to the next. */
const SLICE_MS = 7 * MINUTE_MS;

const load = whenServed('runJob', async () => (await import('./workOnJob.ts')).workOnJob);

/** Task { job, at, slice, cursor?, orgId?, orgIds? }: works on a scheduled job for a while and queues its own continuation. */
export const runJob = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 10 },
    timeoutSeconds: 540,
    ...BACKGROUND,
    memory: '1GiB',
    secrets: [stripeApiKey, ...modelSecrets],
  },
  async (request) => (await load())(request, SLICE_MS),
);
