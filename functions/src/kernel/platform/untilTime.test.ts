import { afterEach, expect, it, vi } from 'vitest';
import { untilTime } from './untilTime.ts';

afterEach(() => vi.restoreAllMocks());

it('waits on where a timer fires before its time', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(2000);
  for (const early of [1997, 1999]) clock.mockReturnValueOnce(early);
  await untilTime(2000);
  expect(clock).toHaveBeenCalledTimes(3);
});

it('does not wait for what is past', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(2000);
  await untilTime(1000);
  expect(clock).toHaveBeenCalledOnce();
});
