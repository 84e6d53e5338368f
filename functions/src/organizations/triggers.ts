import { idSchema } from '@parlance/domain/ids';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { eraseOrg as erase } from './eraseOrg.ts';
import { resumeErasures as resume } from './resumeErasures.ts';

const taskSchema = z.object({ orgId: idSchema });

/** Task { orgId }: erases an organization that has been ended. */
export const eraseOrg = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 2 },
    timeoutSeconds: 540,
    concurrency: 1,
  },
  (request) => erase(taskSchema.parse(request.data).orgId),
);

/** Every five minutes: takes up erasures that are open. */
export const resumeErasures = onSchedule('every 5 minutes', () => resume());
