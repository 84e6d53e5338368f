import { createHash } from 'node:crypto';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod';
import { db } from '../app.ts';
import { asRead } from '../writes/asRead.ts';
import { isConflict } from '../writes/isConflict.ts';
import { retryConflicts } from '../writes/retryConflicts.ts';

const windowSchema = z.object({ count: z.int() });

/**
 * Counts one use of `key` (hashed: keys may hold addresses) in a fixed window of `windowMs`.
 * Returns how many uses are left in it. Throws `rate-limited` for use number `limit + 1`, and for a use that is never counted because so many come at the same time.
 * Documents end by the TTL on `expiresAt`.
 */
export async function takeRateLimit(key: string, limit: number, windowMs: number, now = Date.now()): Promise<number> {
  const window = Math.floor(now / windowMs);
  const ref = db.doc(paths.rateLimit(createHash('sha256').update(`${key}|${windowMs}|${window}`).digest('hex')));
  const expiresAt = Timestamp.fromMillis((window + 2) * windowMs);
  try {
    return await retryConflicts(async () => {
      const found = await ref.get();
      const count = found.exists ? windowSchema.parse(found.data()).count : 0;
      if (count >= limit) throw new AppError('rate-limited');
      const used = { count: count + 1, expiresAt };
      await (found.exists ? ref.update(used, asRead(found)) : ref.create(used));
      return limit - used.count;
    });
  } catch (error) {
    throw isConflict(error) ? new AppError('rate-limited', {}, { cause: error }) : error;
  }
}
