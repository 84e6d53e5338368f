import os from 'node:os';
import { fakeCredentials } from './fakeCredentials.ts';

const WORKERS_PER_CORE = 3;
const MIN_WORKERS = 6;

/** Environment of the Functions emulator's workers. Every request in flight is a process that loads the functions anew. */
export function workerEnvironment(
  projectId: string,
  functionsEnv: Readonly<Record<string, string>>,
): Record<string, string> {
  const workers = Math.max(MIN_WORKERS, os.availableParallelism() * WORKERS_PER_CORE);
  return {
    // A burst of uploads would start dozens of processes at once, and each has a deadline to be ready.
    FUNCTIONS_EMULATOR_PARALLEL: String(workers),
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Vertex AI alone needs real credentials.
    ...(functionsEnv['AI_PROVIDER'] !== 'vertex' ? { GOOGLE_APPLICATION_CREDENTIALS: fakeCredentials(projectId) } : {}),
  };
}
