import { AppError } from '@parlance/domain/errors';
import { identityOf } from '@parlance/domain/identity';
import type { CallableRequest } from 'firebase-functions/https';

/** Somebody who is signed in to an account that has an e-mail address. */
export interface Account {
  uid: string;
  email: string;
  /** The address is confirmed by this product; Authentication's own word for it alone does not count. */
  isConfirmed: boolean;
  /** Start of the session, in seconds since 1970. */
  authTime: number;
  /** The way of signing in, as Firebase Authentication names it: `password`, `google.com` and the like. */
  provider: string;
}

/** The signed-in account, its address confirmed or not. Throws `unauthenticated`, also for anonymous sessions and visitors' browsers. */
export function requireAccount(auth: CallableRequest['auth']): Account {
  if (auth === undefined || auth.token.email === undefined) throw new AppError('unauthenticated');
  const identity = identityOf(auth.uid, auth.token);
  if (identity !== 'unconfirmed' && identity !== 'confirmed') throw new AppError('unauthenticated');
  return {
    uid: auth.uid,
    email: auth.token.email,
    isConfirmed: identity === 'confirmed',
    authTime: auth.token.auth_time,
    provider: auth.token.firebase.sign_in_provider,
  };
}
