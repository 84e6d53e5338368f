import { defineInt } from 'firebase-functions/params';
import type { HttpsOptions } from 'firebase-functions/https';

interface Defaults {
  /** Of one vCPU each. */
  maxInstances: number;
  memoryMb: number;
  /** Requests that one process takes at once. */
  concurrency: number;
  timeoutSeconds: number;
}

/**
 * Size of a service: parameters `{NAME}_MIN_INSTANCES`, `{NAME}_MAX_INSTANCES`, `{NAME}_MEMORY_MB`, `{NAME}_CONCURRENCY` and
 * `{NAME}_TIMEOUT_SECONDS`, which an operator may set in functions/.env.{project}.
 */
export function serviceOptions(name: string, { maxInstances, memoryMb, concurrency, timeoutSeconds }: Defaults) {
  return {
    minInstances: defineInt(`${name}_MIN_INSTANCES`, { default: 0 }),
    maxInstances: defineInt(`${name}_MAX_INSTANCES`, { default: maxInstances }),
    memory: defineInt(`${name}_MEMORY_MB`, { default: memoryMb }),
    concurrency: defineInt(`${name}_CONCURRENCY`, { default: concurrency }),
    timeoutSeconds: defineInt(`${name}_TIMEOUT_SECONDS`, { default: timeoutSeconds }),
  } satisfies HttpsOptions;
}
