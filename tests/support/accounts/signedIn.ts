import { idTokenOf } from './idTokenOf.ts';
import type { TestUser } from './makeUser.ts';

/** An account with a session that begins now. The account is there already: a session from before it counts as ended. */
export function signedIn(account: Omit<TestUser, 'idToken'>): TestUser {
  return { ...account, idToken: idTokenOf(account) };
}
