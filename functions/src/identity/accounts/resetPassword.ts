import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { queueMail } from '../../delivery/queueMail.ts';
import { localeOf } from '../../delivery/localeOf.ts';
import { db } from '../../kernel/platform/app.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { dropTokens } from './tokens/dropTokens.ts';
import { findAccount } from '../../kernel/access/findAccount.ts';
import { readToken } from '../readToken.ts';
import { requireUncommon } from './requireUncommon.ts';
import { confirmAddress } from './sessions/confirmAddress.ts';
import { dropSignInMethods } from './sessions/dropSignInMethods.ts';
import { revokeSessions } from './sessions/revokeSessions.ts';
import { takeToken } from './tokens/takeToken.ts';

/**
 * Sets the password of the account that the token was mailed to, confirms its address and ends its sessions and every other
 * way of signing in: the owner of the mailbox may be locking out an intruder.
 * Answers the address. Throws `token-invalid`, `password-common` or `rate-limited`.
 */
export async function resetPassword(secret: string, password: string, address: string): Promise<string> {
  await takeRateLimit(`resetPassword:${address}`, 30, HOUR_MS);
  const { uid, email } = await readToken(secret, 'reset-password');
  requireUncommon(password, email);
  const account = await findAccount(uid);
  if (account?.email !== email) throw new AppError('token-invalid');
  await db.runTransaction((transaction) => takeToken(transaction, secret, 'reset-password'));
  await dropSignInMethods(account, ['password']);
  await confirmAddress(uid, email, { password });
  await revokeSessions(uid);
  await dropTokens(uid);
  await queueMail(email, await localeOf(uid), { kind: 'password-changed' });
  return email;
}
