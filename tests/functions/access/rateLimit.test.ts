import { AppError } from '@parlance/domain/errors';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { expect, it } from 'vitest';
import { takeRateLimit } from '../../../functions/src/kernel/platform/limits/takeRateLimit.ts';

const LIMIT = 5;

it('lets no more through than the limit of a key, however many come at the same time, and refuses the others as such', async () => {
  const key = newId();
  const uses = await Promise.allSettled(Array.from({ length: 100 }, () => takeRateLimit(key, LIMIT, HOUR_MS)));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  const codes = uses.flatMap((use) =>
    use.status === 'rejected' ? [use.reason instanceof AppError ? use.reason.code : String(use.reason)] : [],
  );
  expect(new Set(codes)).toEqual(new Set(['rate-limited']));
});
