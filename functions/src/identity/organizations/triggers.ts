import { idSchema } from '@parlance/domain/ids';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { logJob } from '../../kernel/platform/log/logJob.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const taskSchema = z.object({ orgId: idSchema });

const load = whenServed('eraseOrg', () => import('./eraseOrg.ts'));

/** Task { orgId }: erases an organization that has been ended. */
export const eraseOrg = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 2 },
    timeoutSeconds: 540,
    ...BACKGROUND,
  },
  async (request) => {
    const { orgId } = taskSchema.parse(request.data);
    await logJob({ name: 'eraseOrg', kind: 'task', orgId }, async () => {
      const { eraseOrg: erase } = await load();
      await erase(orgId);
    });
  },
);
