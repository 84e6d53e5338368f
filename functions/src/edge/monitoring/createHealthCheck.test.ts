import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHealthCheck } from './createHealthCheck.ts';
import { serveHealth } from './serveHealth.ts';

const write = vi.spyOn(logger, 'write').mockReturnValue();
const IDLE = { oldestSourceSeconds: 0, oldestMailSeconds: 0, oldestErasureSeconds: 0 };
const NOON = Date.parse('2026-11-22T12:00:00Z');
const GET = { method: 'GET', path: '/health' };

beforeEach(() => {
  write.mockClear();
});

describe('/health', () => {
  it('says ok, with the figures in the log alone', async () => {
    const ages = { ...IDLE, oldestErasureSeconds: 1000 };
    const response = await serveHealth(
      GET,
      createHealthCheck(async () => ages),
    );
    expect(response).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    expect(write.mock.calls).toMatchObject([
      [{ event: 'health checked', isHealthy: true, ...ages, version: 'unknown' }],
    ]);
  });

  it.each([
    ['a source waits', async () => ({ ...IDLE, oldestSourceSeconds: 901 })],
    ['a mail waits', async () => ({ ...IDLE, oldestMailSeconds: 901 })],
    ['an erasure waits', async () => ({ ...IDLE, oldestErasureSeconds: 3601 })],
    ['Firestore refuses', () => Promise.reject(new Error('14 UNAVAILABLE'))],
    ['Firestore says nothing', () => new Promise<never>(() => undefined)],
  ])('says degraded and no more where %s', async (_, read) => {
    const response = await serveHealth(GET, createHealthCheck(read, 10));
    expect(response).toMatchObject({ status: 503, body: '{"status":"degraded"}' });
    expect(write).toHaveBeenCalledOnce();
  });

  it('looks once in 30 seconds, however many ask', async () => {
    const read = vi.fn<() => Promise<typeof IDLE>>(async () => IDLE);
    const check = createHealthCheck(read);
    await Promise.all([check(new Date(NOON)), check(new Date(NOON)), check(new Date(NOON + 29_999))]);
    expect(read).toHaveBeenCalledOnce();
    read.mockRejectedValueOnce(new Error('away'));
    expect(await check(new Date(NOON + 30_000))).toBe(false);
    expect(await check(new Date(NOON + 60_000))).toBe(true);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('answers no other path and no other method', async () => {
    const check = vi.fn<() => Promise<boolean>>(async () => true);
    expect(await serveHealth({ method: 'GET', path: '/health/more' }, check)).toMatchObject({ status: 404 });
    expect(await serveHealth({ method: 'POST', path: '/health' }, check)).toMatchObject({ status: 405 });
    expect(check).not.toHaveBeenCalled();
  });
});
