import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Role } from '@parlance/domain/roles';
import { importAccounts } from './importAccounts.ts';
import type { TestUser } from './makeUser.ts';
import { newAccount } from './newAccount.ts';
import { signedIn } from './signedIn.ts';
import { writeOrg } from './writeOrg.ts';

export interface TestTeam {
  orgId: string;
  users: Record<Role, TestUser>;
}

/** An organization with one confirmed person of each role. Where an owner is enough, `makeOrg` writes a third of it. */
export async function makeTeam(overrides: Partial<Org> = {}): Promise<TestTeam> {
  const accounts = { owner: newAccount(), admin: newAccount(), member: newAccount(), viewer: newAccount() };
  await importAccounts(Object.values(accounts));
  const owner = signedIn(accounts.owner);
  const admin = signedIn(accounts.admin);
  const member = signedIn(accounts.member);
  const viewer = signedIn(accounts.viewer);
  const users = { owner, admin, member, viewer };
  return { orgId: await writeOrg(users, overrides), users };
}
