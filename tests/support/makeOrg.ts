import type { Org } from '@parlance/domain/documents/organizations/org';
import { importAccounts } from './accounts/importAccounts.ts';
import type { TestUser } from './accounts/makeUser.ts';
import { newAccount } from './accounts/newAccount.ts';
import { signedIn } from './accounts/signedIn.ts';
import { writeOrg } from './accounts/writeOrg.ts';

export interface TestOrg {
  orgId: string;
  users: { owner: TestUser };
}

/** An organization with its owner, whose address is confirmed, and nobody else: for tests in which roles play no part. */
export async function makeOrg(overrides: Partial<Org> = {}): Promise<TestOrg> {
  const account = newAccount();
  await importAccounts([account]);
  const owner = signedIn(account);
  return { orgId: await writeOrg({ owner }, overrides), users: { owner } };
}
