import { HttpsError } from 'firebase-functions/https';
import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { logJob } from './logJob.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();

beforeEach(() => {
  write.mockClear();
});

it('writes one line when a job is over, with what it worked on and how much it did', async () => {
  await logJob({ name: 'ingestSource', kind: 'task', orgId: 'o', sourceId: 's' }, async () => 3);
  const [line, ...others] = write.mock.calls.map(([written]) => written);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ event: 'job finished', job: 'ingestSource', kind: 'task', orgId: 'o', sourceId: 's' });
  expect(line).toMatchObject({ outcome: 'ok', count: 3 });
  expect(line?.['durationMs']).toBeGreaterThanOrEqual(0);
});

it('logs a failure and throws an error that says nothing but where it is logged', async () => {
  const failure = logJob({ name: 'onMailQueued', kind: 'event' }, async () => {
    throw new Error('550 <jane@customer.example>');
  });
  const error = await failure.catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpsError)) throw new Error('no HttpsError');
  const [failed, finished] = write.mock.calls.map(([written]) => written);
  expect(failed).toMatchObject({ event: 'job failed', severity: 'ERROR', job: 'onMailQueued' });
  expect(finished).toMatchObject({ event: 'job finished', outcome: 'failed' });
  expect(error.stack).toBe(`onMailQueued failed: ${String(failed?.['correlationId'])}`);
  // The runtimes of tasks and events answer 500, and the platform tries again.
  expect(error.httpErrorCode.status).toBe(500);
  expect(JSON.stringify([failed, finished])).not.toContain('jane');
});
