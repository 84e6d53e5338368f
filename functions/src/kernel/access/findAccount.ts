import { isVisitorUid } from '@parlance/domain/identity';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';

/** The account of a person's id, or undefined: also for the id of a visitor's browser, which is nobody's account. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  if (isVisitorUid(uid)) return undefined;
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}
