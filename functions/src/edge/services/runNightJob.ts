import { MINUTE_MS } from '@parlance/domain/durations';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { stripeApiKey } from '../../kernel/platform/config.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

/** Working time of one task before it hands over to the next. */
const SLICE_MS = 7 * MINUTE_MS;
const AT_ONCE = 5;

const load = whenServed('runNightJob', async () => (await import('./workOnJob.ts')).workOnJob);

/** The same as `runJob` for what the night does, so that nothing of the day waits behind it. */
export const runNightJob = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: AT_ONCE },
    timeoutSeconds: 540,
    ...BACKGROUND,
    maxInstances: AT_ONCE,
    memory: '1GiB',
    secrets: [stripeApiKey],
  },
  async (request) => (await load())(request, SLICE_MS),
);
