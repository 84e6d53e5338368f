import { AppError } from '@parlance/domain/errors';
import { getAuth } from 'firebase-admin/auth';
import { isAuthError } from '../../../kernel/platform/isAuthError.ts';
import { removeUser } from '../../../kernel/access/removeUser.ts';

/**
 * Sees to it that the account of a visitor's browser, if it is there, has nothing but its id. One that was given an address, a way of
 * signing in or a phone number is deleted. Throws `visitor-token-invalid`.
 */
export async function requireBareAccount(uid: string): Promise<void> {
  try {
    const { email, phoneNumber, providerData } = await getAuth().getUser(uid);
    if (email === undefined && phoneNumber === undefined && providerData.length === 0) return;
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return;
    throw error;
  }
  await removeUser(uid);
  throw new AppError('visitor-token-invalid');
}
