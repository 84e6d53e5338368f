import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import type { Account } from '../../../kernel/access/requireAccount.ts';
import { requireLiveSession } from '../../../kernel/access/requireLiveSession.ts';
import { db } from '../../../kernel/platform/app.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { confirmAddress } from '../sessions/confirmAddress.ts';
import { takeToken } from './takeToken.ts';

/**
 * Confirms the caller's address by the token that was mailed to it. Throws `token-other-account` for another account's token,
 * which stays good for its owner, `token-invalid` or `rate-limited`.
 */
export async function confirmEmail(who: Account, secret: string): Promise<void> {
  await takeRateLimit(`confirmEmail:${who.uid}`, 30, HOUR_MS);
  const { email } = await requireLiveSession(who);
  await db.runTransaction(async (transaction) => {
    const token = await takeToken(transaction, secret, 'confirm-email');
    if (token.uid !== who.uid) throw new AppError('token-other-account');
    if (token.email !== email) throw new AppError('token-invalid');
  });
  await confirmAddress(who.uid, email);
}
