import { idSchema } from '@parlance/domain/ids';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { modelSecrets } from '../kernel/platform/config.ts';
import { logJob } from '../kernel/platform/log/logJob.ts';
import { BACKGROUND } from '../kernel/platform/sizes/BACKGROUND.ts';
import { whenServed } from '../kernel/platform/whenServed.ts';

const taskSchema = z.object({ orgId: idSchema, threadId: idSchema });

const load = whenServed('runChannels', () => import('./inbound/handleThread.ts'));

/**
 * Task { orgId, threadId }: handles what waits in an exchange by a connected channel, in and out. What is cut is taken up again by the minute's
 * schedule.
 */
export const runChannels = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 20 },
    timeoutSeconds: 300,
    ...BACKGROUND,
    maxInstances: 20,
    memory: '1GiB',
    secrets: [...modelSecrets],
  },
  async (request) => {
    const { orgId, threadId } = taskSchema.parse(request.data);
    await logJob({ name: 'runChannels', kind: 'task', orgId }, async () => {
      const { handleThread } = await load();
      await handleThread(orgId, threadId);
    });
  },
);
