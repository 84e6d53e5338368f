import { MINUTE_MS } from '@parlance/domain/durations';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { modelSecrets, stripeApiKey } from '../../kernel/platform/config.ts';
import { logJob } from '../../kernel/platform/log/logJob.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';
import { jobTaskSchema } from './jobTask.ts';

/** Working time of one task before it hands over to the next. */
const SLICE_MS = 7 * MINUTE_MS;

const load = whenServed('runJob', async () => {
  const [{ JOBS }, { enqueueJob }] = await Promise.all([import('./JOBS.ts'), import('./enqueueJob.ts')]);
  return { jobs: JOBS, enqueueJob };
});

/** Task { job, at, slice, cursor?, orgId? }: works on a scheduled job for a while and queues its own continuation. */
export const runJob = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 10 },
    timeoutSeconds: 540,
    ...BACKGROUND,
    memory: '1GiB',
    secrets: [stripeApiKey, ...modelSecrets],
  },
  async (request) => {
    const { job, at, slice, cursor, orgId } = jobTaskSchema.parse(request.data);
    await logJob({ name: job, kind: 'task' }, async () => {
      const { jobs, enqueueJob } = await load();
      const found = jobs.find(({ name }) => name === job);
      if (found?.queue !== 'runJob') throw new Error('No job of this name is queued');
      const end = Date.now() + SLICE_MS;
      const begin = (name: string, forOrg: string) => enqueueJob({ job: name, at, slice: 0, orgId: forOrg });
      const rest = await found.run({ now: new Date(at), cursor, orgId, isOver: () => Date.now() > end }, begin);
      if (rest !== undefined) await enqueueJob({ job, at, slice: slice + 1, orgId, ...rest });
    });
  },
);
