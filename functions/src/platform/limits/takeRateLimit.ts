import { createHash } from 'node:crypto';
import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod';
import { db } from '../app.ts';

const windowSchema = z.object({ count: z.int() });

/**
 * Counts one use of `key` (hashed: keys may hold addresses) in a fixed window of `windowMs`.
 * Throws `rate-limited` for use number `limit + 1`. Documents end by the TTL on `expiresAt`.
 */
export async function takeRateLimit(key: string, limit: number, windowMs: number, now = Date.now()): Promise<void> {
  const window = Math.floor(now / windowMs);
  const ref = db.doc(paths.rateLimit(createHash('sha256').update(`${key}|${windowMs}|${window}`).digest('hex')));
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const count = data === undefined ? 0 : windowSchema.parse(data).count;
    if (count >= limit) throw new AppError('rate-limited');
    transaction.set(ref, { count: count + 1, expiresAt: Timestamp.fromMillis((window + 2) * windowMs) });
  });
}
