import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';

/** The account of an address, or undefined. */
export async function findUser(email: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}
