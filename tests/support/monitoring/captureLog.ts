import { logger } from 'firebase-functions/logger';
import { vi } from 'vitest';
import type { LogEntry } from './logFilter.ts';

/** Log entries that the functions write while `work` runs, as Cloud Logging would hold them. */
export async function captureLog(work: () => unknown): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  const write = vi.spyOn(logger, 'write').mockImplementation(({ severity, ...jsonPayload }) => {
    const logId = severity === 'INFO' ? 'run.googleapis.com/stdout' : 'run.googleapis.com/stderr';
    entries.push({ severity, logId, resource: { type: 'cloud_run_revision' }, jsonPayload });
  });
  try {
    await work();
  } finally {
    write.mockRestore();
  }
  return entries;
}
