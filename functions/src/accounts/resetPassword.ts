import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail/queueMail.ts';
import { localeOf } from '../mail/localeOf.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { takeRateLimit } from '../platform/limits/takeRateLimit.ts';
import { dropTokens } from './tokens/dropTokens.ts';
import { findAccount } from '../access/findAccount.ts';
import { readToken } from './tokens/readToken.ts';
import { requireUncommon } from './requireUncommon.ts';
import { revokeSessions } from './sessions/revokeSessions.ts';
import { takeToken } from './tokens/takeToken.ts';

/**
 * Sets the password of the account that the token was mailed to, confirms its address and ends its sessions.
 * Answers the address. Throws `token-invalid`, `password-common` or `rate-limited`.
 */
export async function resetPassword(secret: string, password: string, address: string): Promise<string> {
  await takeRateLimit(`resetPassword:${address}`, 30, HOUR_MS);
  const { uid, email } = await readToken(secret, 'reset-password');
  requireUncommon(password, email);
  const account = await findAccount(uid);
  if (account?.email !== email) throw new AppError('token-invalid');
  await db.runTransaction((transaction) => takeToken(transaction, secret, 'reset-password'));
  if (!account.emailVerified) await disown(account);
  await getAuth().updateUser(uid, { password, emailVerified: true });
  await revokeSessions(uid);
  await dropTokens(uid);
  await queueMail(email, await localeOf(uid), { kind: 'password-changed' });
  return email;
}

/**
 * Takes everything from an unconfirmed account by which somebody else, who may have registered it, could get in or speak
 * through it: other ways of signing in, second factors, the answers of the sign-up.
 */
async function disown({ uid, providerData }: UserRecord): Promise<void> {
  const foreign = providerData.map(({ providerId }) => providerId).filter((providerId) => providerId !== 'password');
  await getAuth().updateUser(uid, { providersToUnlink: foreign, multiFactor: { enrolledFactors: null } });
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    if (profile.exists) transaction.update(profile.ref, { signUp: null });
  });
}
