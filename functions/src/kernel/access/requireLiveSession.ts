import type { User } from '@parlance/domain/documents/accounts/user';
import { AppError } from '@parlance/domain/errors';
import { MAIL_LINK_PROVIDER } from '@parlance/domain/identity';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';
import { refs } from '../platform/refs.ts';
import { isSessionLive } from './isSessionLive.ts';
import type { Account } from './requireAccount.ts';

export interface LiveSession {
  /** The account as Authentication knows it now. */
  account: UserRecord;
  /** The person's address as it is now: a token may be an hour old. */
  email: string;
  /** None where somebody signed in with a provider and has not completed the sign-up. */
  profile: User | undefined;
}

async function readAccount(uid: string): Promise<UserRecord> {
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    throw isAuthError(error, 'auth/user-not-found') ? new AppError('unauthenticated') : error;
  }
}

/**
 * Sees to it that a session has not ended, which an ID token does not show for an hour: the account is there, its sessions
 * were not ended since, and the way of signing in is still the account's. The last keeps out who registered somebody's
 * address with a password before its owner came with Google. Throws `unauthenticated`.
 */
export async function requireLiveSession(who: Pick<Account, 'uid' | 'authTime' | 'provider'>): Promise<LiveSession> {
  const [account, snapshot] = await Promise.all([readAccount(who.uid), refs.user(who.uid).get()]);
  const profile = snapshot.data();
  const validAfter = account.tokensValidAfterTime === undefined ? 0 : Date.parse(account.tokensValidAfterTime) / 1000;
  const isLive =
    !account.disabled &&
    who.authTime >= validAfter &&
    (profile === undefined || isSessionLive(profile, who.authTime)) &&
    // Who came by a mailed link has shown the mailbox itself; `requireAccount` takes no other custom token.
    (who.provider === MAIL_LINK_PROVIDER || account.providerData.some(({ providerId }) => providerId === who.provider));
  if (!isLive || account.email === undefined) throw new AppError('unauthenticated');
  return { account, email: account.email, profile };
}
