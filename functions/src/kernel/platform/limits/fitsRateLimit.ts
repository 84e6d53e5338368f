import { AppError } from '@parlance/domain/errors';
import { takeRateLimit } from './takeRateLimit.ts';

/** Like `takeRateLimit`, but answers false where that throws: for limits that must not show to the caller. */
export async function fitsRateLimit(key: string, limit: number, windowMs: number, now = Date.now()): Promise<boolean> {
  try {
    await takeRateLimit(key, limit, windowMs, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    throw error;
  }
}
