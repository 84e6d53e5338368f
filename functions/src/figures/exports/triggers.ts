import { idSchema } from '@parlance/domain/ids';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { logJob } from '../../kernel/platform/log/logJob.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const taskSchema = z.object({ orgId: idSchema, exportId: idSchema });

const load = whenServed('runExport', () => import('./job/runExport.ts'));

/** Task { orgId, exportId }: writes conversations or leads into a file. */
export const runExport = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 4 },
    timeoutSeconds: 540,
    ...BACKGROUND,
    memory: '512MiB',
  },
  async (request) => {
    const { orgId, exportId } = taskSchema.parse(request.data);
    await logJob({ name: 'runExport', kind: 'task', orgId }, async () => {
      const { runExport: run } = await load();
      await run(orgId, exportId);
    });
  },
);
