import { expect, test } from 'vitest';
import { createLane } from './createLane.ts';

test('runs as many at a time as it is wide, the others in their order, also after a failure', async () => {
  const lane = createLane(2);
  const begun: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<undefined>());
  const results = gates.map(({ promise }, index) =>
    lane(async () => {
      begun.push(index);
      await promise;
      return index;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('failed'));
  await expect(results[1]).rejects.toThrow('failed');
  gates[0]?.resolve(undefined);
  await results[0];
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  gates[2]?.resolve(undefined);
  gates[3]?.resolve(undefined);
  expect(await Promise.all([results[2], results[3]])).toEqual([2, 3]);
});
