import { getAuth } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';

/** Deletes an account in Authentication and with it its sessions. One that is gone already is no accident. */
export async function removeUser(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'auth/user-not-found')) throw error;
  }
}
