import { AppError } from '@parlance/domain/errors';
import { isVisitorUid } from '@parlance/domain/identity';
import { getAuth, type UpdateRequest } from 'firebase-admin/auth';

/**
 * Marks an account's address as confirmed, with more changes to the account beside. Rules and callables ask for the claim, which
 * no client can write and which counts for this address alone. It comes last: a call that is cut leaves the account unconfirmed.
 * Throws `unauthenticated` for the account of a visitor's browser, which is never confirmed.
 */
export async function confirmAddress(uid: string, email: string, changes: UpdateRequest = {}): Promise<void> {
  if (isVisitorUid(uid)) throw new AppError('unauthenticated');
  await getAuth().updateUser(uid, { ...changes, emailVerified: true });
  await getAuth().setCustomUserClaims(uid, { confirmedEmail: email });
}
