import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { localeOf } from '../../../delivery/localeOf.ts';
import { queueMail } from '../../../delivery/queueMail.ts';
import { db } from '../../../kernel/platform/app.ts';
import { isAuthError } from '../../../kernel/platform/isAuthError.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { dropTokens } from './dropTokens.ts';
import { findAccount } from '../../../kernel/access/findAccount.ts';
import { findUser } from '../../../kernel/access/findUser.ts';
import { readToken } from '../../readToken.ts';
import { isConfirmed } from '../../../kernel/access/isConfirmed.ts';
import { confirmAddress } from '../sessions/confirmAddress.ts';
import { removeUnconfirmed } from '../sessions/removeUnconfirmed.ts';
import { revokeSessions } from '../sessions/revokeSessions.ts';
import { takeToken } from './takeToken.ts';

/**
 * Gives an account the address that the token was mailed to, in Authentication, its profile and its memberships, and ends its
 * sessions. The token is used up last, so that a change which was cut can be resumed by the same link.
 * Answers the new address. Throws `token-invalid`, also where the address has gone to another account, or `rate-limited`.
 */
export async function confirmEmailChange(secret: string, address: string): Promise<string> {
  await takeRateLimit(`confirmEmailChange:${address}`, 30, HOUR_MS);
  const { uid, email } = await readToken(secret, 'change-email');
  const account = await findAccount(uid);
  if (account === undefined) throw new AppError('token-invalid');
  const holder = await findUser(email);
  if (holder !== undefined && holder.uid !== uid) {
    if (isConfirmed(holder)) throw new AppError('token-invalid');
    await removeUnconfirmed(holder.uid);
  }
  await setAddress(uid, email);
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    const memberRefs = (profile.data()?.orgIds ?? []).map((orgId) => refs.member(orgId, uid));
    const members = memberRefs.length === 0 ? [] : await transaction.getAll(...memberRefs);
    await takeToken(transaction, secret, 'change-email');
    if (profile.exists) transaction.update(profile.ref, { email });
    for (const member of members) if (member.exists) transaction.update(member.ref, { email });
  });
  await revokeSessions(uid);
  await dropTokens(uid);
  if (account.email !== undefined && account.email !== email) {
    await queueMail(account.email, await localeOf(uid), { kind: 'email-changed', newEmail: email });
  }
  return email;
}

async function setAddress(uid: string, email: string): Promise<void> {
  try {
    await confirmAddress(uid, email, { email });
  } catch (error) {
    throw isAuthError(error, 'auth/email-already-exists') ? new AppError('token-invalid') : error;
  }
}
