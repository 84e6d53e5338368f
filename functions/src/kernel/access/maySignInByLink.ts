import type { UserRecord } from 'firebase-admin/auth';
import { isConfirmed } from './isConfirmed.ts';

/**
 * True iff a mailed link may sign in to an account. A custom token asks for no second factor
 * (https://firebase.google.com/docs/auth/admin/create-custom-tokens), so an account that has one needs its other ways of signing in.
 */
export function maySignInByLink(account: UserRecord | undefined): account is UserRecord {
  const factors = account?.multiFactor?.enrolledFactors ?? [];
  return account !== undefined && !account.disabled && isConfirmed(account) && factors.length === 0;
}
