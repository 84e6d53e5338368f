import { isVisitorUid } from '@parlance/domain/identity';
import type { CallableRequest } from 'firebase-functions/https';
import { removeUser } from './removeUser.ts';

/**
 * Deletes the account of a caller who came with an e-mail address to what was made for a visitor's browser: a stranger gave it the
 * address. Whoever signs in after that, as with Google, gets an account of their own.
 */
export async function dropVisitorAccount(auth: CallableRequest['auth']): Promise<void> {
  if (auth?.token.email !== undefined && isVisitorUid(auth.uid)) await removeUser(auth.uid);
}
