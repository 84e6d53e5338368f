import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { getAuth } from 'firebase-admin/auth';
import { findAccount } from '../../../kernel/access/findAccount.ts';
import { maySignInByLink } from '../../../kernel/access/maySignInByLink.ts';
import { db } from '../../../kernel/platform/app.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { readToken } from '../../readToken.ts';
import { takeToken } from '../tokens/takeToken.ts';

/**
 * Uses the token of a mailed link up and answers a custom token for its account, with the claim by which the session is a person's
 * (`identityOf`). Throws `token-invalid` or `rate-limited`.
 */
export async function signInByLink(secret: string, address: string): Promise<string> {
  await takeRateLimit(`signInByLink:${address}`, 30, HOUR_MS);
  const { uid, email } = await readToken(secret, 'sign-in');
  const account = await findAccount(uid);
  // Since the mail: another address, or a second factor.
  if (!maySignInByLink(account) || account.email !== email) throw new AppError('token-invalid');
  await db.runTransaction((transaction) => takeToken(transaction, secret, 'sign-in'));
  return getAuth().createCustomToken(uid, { mailLink: true });
}
