import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';

/** The account of an id, or undefined. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}
