import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { takeRateLimit } from '../platform/takeRateLimit.ts';
import { findUser } from './findUser.ts';
import { sendConfirmation } from './sendConfirmation.ts';

/** Mails the confirmation link again to an unconfirmed account; silent about everything else, so that addresses cannot be probed. */
export async function resendConfirmation(email: string, locale: Locale, address: string): Promise<void> {
  await takeRateLimit(`resend:${address}`, 30, 3_600_000);
  try {
    await takeRateLimit(`resend:${email}`, 1, LIMITS.confirmationResendMs);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return;
    throw error;
  }
  const user = await findUser(email);
  if (user === undefined || user.emailVerified) return;
  await sendConfirmation(email, user.displayName ?? '', locale);
}
