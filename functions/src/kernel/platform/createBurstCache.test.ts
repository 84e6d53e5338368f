import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBurstCache } from './createBurstCache.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

it('loads a key so often in a window, then gives what was loaded last until the window is over', async () => {
  let loaded = 0;
  const get = createBurstCache(async (key) => `${key}${(loaded += 1)}`, { loads: 2, windowMs: 1000 });
  expect([await get('a'), await get('a'), await get('a'), await get('a')]).toEqual(['a1', 'a2', 'a2', 'a2']);
  expect(await get('b')).toBe('b3');
  vi.setSystemTime(1_000_999);
  expect(await get('a')).toBe('a2');
  vi.setSystemTime(1_001_000);
  expect(await get('a')).toBe('a4');
});

it('keeps no failure', async () => {
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    if (loaded === 1) throw new Error('away');
    return loaded;
  };
  const get = createBurstCache(load, { loads: 1, windowMs: 1000 });
  await expect(get('a')).rejects.toThrow('away');
  expect([await get('a'), await get('a')]).toEqual([2, 2]);
});
