import * as z from 'zod';
import type { QueueOptions } from './QueueOptions.ts';

/** Defaults that a deployment gives a queue if its function sets nothing, the same as in the Cloud Tasks emulator. */
const DEFAULTS: QueueOptions = {
  maxConcurrentDispatches: 1000,
  maxAttempts: 3,
  minBackoffSeconds: 0.1,
  maxBackoffSeconds: 3600,
  maxDoublings: 16,
};

/** Metadata that firebase-functions attaches to a queue's function. It writes an object of its own for an unset option. */
const endpointSchema = z.object({
  taskQueueTrigger: z.object({
    rateLimits: z.object({ maxConcurrentDispatches: z.number().catch(DEFAULTS.maxConcurrentDispatches) }),
    retryConfig: z.object({
      maxAttempts: z.number().catch(DEFAULTS.maxAttempts),
      minBackoffSeconds: z.number().catch(DEFAULTS.minBackoffSeconds),
      maxBackoffSeconds: z.number().catch(DEFAULTS.maxBackoffSeconds),
      maxDoublings: z.number().catch(DEFAULTS.maxDoublings),
    }),
  }),
});

/** The queue of a function, or undefined where it has none. */
export function queueOptionsOf(endpoint: unknown): QueueOptions | undefined {
  const { data } = endpointSchema.safeParse(endpoint);
  return data && { ...data.taskQueueTrigger.rateLimits, ...data.taskQueueTrigger.retryConfig };
}
