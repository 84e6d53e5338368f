import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';

/**
 * True iff an address may get another mail that anybody can ask for: one a minute, ten an hour. The caller must not tell the
 * difference. Throws `rate-limited` where the caller's own network asks too often.
 * @param kind What is asked for: each kind has its own count.
 */
export async function mayMail(kind: string, email: string, address: string): Promise<boolean> {
  await takeRateLimit(`${kind}:${address}`, 30, HOUR_MS);
  const fitsMinute = await fitsRateLimit(`${kind}:${email}`, 1, LIMITS.confirmationResendMs);
  return fitsMinute && (await fitsRateLimit(`${kind}:${email}`, 10, HOUR_MS));
}
