import { isVisitorUid } from '@parlance/domain/identity';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { isAuthError } from '../platform/isAuthError.ts';
import { removeUser } from './removeUser.ts';

/**
 * The person's account of an address, or undefined. A visitor's browser can give its account any address past this product: such an
 * account is deleted here, so that the address's owner gets another one.
 */
export async function findUser(email: string): Promise<UserRecord | undefined> {
  const account = await accountOf(email);
  if (account === undefined || !isVisitorUid(account.uid)) return account;
  await removeUser(account.uid);
  return undefined;
}

async function accountOf(email: string): Promise<UserRecord | undefined> {
  try {
    return await getAuth().getUserByEmail(email);
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return undefined;
    throw error;
  }
}
