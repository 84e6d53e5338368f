import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Role } from '@parlance/domain/roles';
import { idTokenOf } from './idTokenOf.ts';
import { importAccounts } from './importAccounts.ts';
import type { TestUser } from './makeUser.ts';
import { newAccount } from './newAccount.ts';
import { writeOrg } from './writeOrg.ts';

export interface TestTeam {
  orgId: string;
  users: Record<Role, TestUser>;
}

function newUser(): TestUser {
  const account = newAccount();
  return { ...account, idToken: idTokenOf(account) };
}

/** An organization with one confirmed person of each role. Where an owner is enough, `makeOrg` writes a third of it. */
export async function makeTeam(overrides: Partial<Org> = {}): Promise<TestTeam> {
  const users = { owner: newUser(), admin: newUser(), member: newUser(), viewer: newUser() };
  await importAccounts(Object.values(users));
  const { owner, admin, member, viewer } = users;
  const orgId = await writeOrg(
    [
      ['owner', owner],
      ['admin', admin],
      ['member', member],
      ['viewer', viewer],
    ],
    overrides,
  );
  return { orgId, users };
}
