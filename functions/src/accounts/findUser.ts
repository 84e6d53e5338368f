import { FirebaseAuthError, getAuth, type UserRecord } from 'firebase-admin/auth';

/** The account of an address, or undefined. */
export async function findUser(email: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}
