import { HOUR_MS } from '@parlance/domain/durations';
import { logger } from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { handleEvent } from './handleEvent.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();
const JOB = { name: 'onChatbotWritten', orgId: 'o' };

beforeEach(() => {
  write.mockClear();
});

function eventOf(ageMs: number): { time: string } {
  return { time: new Date(Date.now() - ageMs).toISOString() };
}

const lines = () => write.mock.calls.map(([line]) => line);

it('fails for a reason that may pass, so that the platform tries again', async () => {
  const work = () => Promise.reject(new Error('UNAVAILABLE'));
  await expect(handleEvent(eventOf(HOUR_MS / 2), JOB, work)).rejects.toThrow('onChatbotWritten failed');
  expect(lines()).toMatchObject([{ event: 'job failed' }, { event: 'job finished', kind: 'event', outcome: 'failed' }]);
});

it('gives an event up after an hour, or as late as it is told', async () => {
  const work = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('UNAVAILABLE'));
  await handleEvent(eventOf(HOUR_MS + 1000), JOB, work);
  expect(work).not.toHaveBeenCalled();
  expect(lines()).toMatchObject([{ event: 'event given up', job: 'onChatbotWritten' }, { event: 'job finished' }]);
  await expect(handleEvent(eventOf(HOUR_MS + 1000), JOB, work, 2 * HOUR_MS)).rejects.toThrow('failed');
});

it('does not try a document again that does not fit its schema', async () => {
  await handleEvent(eventOf(0), JOB, async () => z.string().parse(1));
  expect(lines()).toMatchObject([{ event: 'document not readable', severity: 'ERROR' }, { event: 'job finished' }]);
});
