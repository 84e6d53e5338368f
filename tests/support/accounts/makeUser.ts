import { importAccounts } from './importAccounts.ts';
import { newAccount } from './newAccount.ts';
import { signIn } from './signIn.ts';

export interface TestUser {
  uid: string;
  email: string;
  password: string;
  idToken: string;
}

interface SignedInUser extends TestUser {
  refreshToken: string;
}

/** A person in the Auth emulator with a fresh session. */
export async function makeUser(emailVerified = true): Promise<SignedInUser> {
  const account = newAccount();
  await importAccounts([{ ...account, emailVerified }]);
  const { idToken, refreshToken } = await signIn(account.email, account.password);
  return { ...account, idToken, refreshToken };
}
