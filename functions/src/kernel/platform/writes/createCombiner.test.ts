import { expect, it } from 'vitest';
import { createCombiner } from './createCombiner.ts';

/** A combiner whose runs end when they are told to. Numbers are doubled, and 13 is refused. */
function held() {
  const runs: { key: string; items: readonly number[]; finish: PromiseWithResolvers<undefined> }[] = [];
  const combine = createCombiner<number, number>({
    run: async (key, items) => {
      const finish = Promise.withResolvers<undefined>();
      runs.push({ key, items, finish });
      await finish.promise;
      return items.map((item) =>
        item === 13 ? { status: 'rejected', reason: new Error('unlucky') } : { status: 'fulfilled', value: 2 * item },
      );
    },
    restMs: 0,
  });
  const run = async (index: number): Promise<void> => {
    await expect.poll(() => runs[index]).toBeDefined();
  };
  const finish = async (index: number): Promise<void> => {
    await run(index);
    runs[index]?.finish.resolve(undefined);
  };
  return { combine, runs, run, finish };
}

it('gives all that came during a run to the next one, and to each its own result', async () => {
  const { combine, runs, run, finish } = held();
  const first = combine('a', 1);
  await run(0);
  const later = Promise.allSettled([combine('a', 2), combine('a', 13), combine('a', 3)]);
  const other = combine('b', 4);
  await finish(0);
  expect(await first).toBe(2);
  await run(1);
  for (const one of runs) one.finish.resolve(undefined);
  await finish(2);
  expect(await other).toBe(8);
  expect(await later).toEqual([
    { status: 'fulfilled', value: 4 },
    { status: 'rejected', reason: new Error('unlucky') },
    { status: 'fulfilled', value: 6 },
  ]);
  const itemsOf = (wanted: string) => runs.filter(({ key }) => key === wanted).map(({ items }) => items);
  expect([itemsOf('a'), itemsOf('b')]).toEqual([[[1], [2, 13, 3]], [[4]]]);
});

it('fails all items of a run that fails, and goes on', async () => {
  const { combine, runs, run, finish } = held();
  const both = Promise.allSettled([combine('a', 1), combine('a', 2)]);
  await run(0);
  runs[0]?.finish.reject(new Error('away'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = combine('a', 3);
  await finish(1);
  expect(await next).toBe(6);
});

it('refuses item N+1 of those that wait, and lets one leave whose signal is aborted', async () => {
  const { combine, runs, run, finish } = held();
  const first = combine('a', 1);
  await run(0);
  const controller = new AbortController();
  const leaving = combine('a', 2, { signal: controller.signal, maxWaiting: 2 });
  const staying = combine('a', 3, { maxWaiting: 2 });
  await expect(combine('a', 4, { maxWaiting: 2 })).rejects.toMatchObject({ code: 'rate-limited' });
  controller.abort(new Error('left'));
  await expect(leaving).rejects.toThrow('left');
  await expect(combine('a', 5, { signal: controller.signal })).rejects.toThrow('left');
  await finish(0);
  await finish(1);
  expect([await first, await staying]).toEqual([2, 6]);
  expect(runs.map(({ items }) => items)).toEqual([[1], [3]]);
});
