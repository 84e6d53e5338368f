import { refs } from '../../../kernel/platform/refs.ts';
import { removeUser } from '../../../kernel/access/removeUser.ts';

/**
 * Removes an account whose address was never confirmed, sessions and all: it makes room for whoever can read the address's
 * mail. Does nothing where a parallel call was faster.
 */
export async function removeUnconfirmed(uid: string): Promise<void> {
  await removeUser(uid);
  await refs.user(uid).delete();
}
