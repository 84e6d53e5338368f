import { type Member, memberSchema } from '@parlance/domain/documents/organizations/member';
import { type Org, orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { ROLES, type Role } from '@parlance/domain/roles';
import { admin } from './admin.ts';
import { idTokenOf } from './accounts/idTokenOf.ts';
import { importAccounts } from './accounts/importAccounts.ts';
import type { TestUser } from './accounts/makeUser.ts';
import { newAccount } from './accounts/newAccount.ts';

export interface TestOrg {
  orgId: string;
  users: Record<Role, TestUser>;
}

function signedIn(account: Omit<TestUser, 'idToken'>): TestUser {
  return { ...account, idToken: idTokenOf(account) };
}

/** An organization with one confirmed person of each role and their profiles, written past the callables. */
export async function makeOrg(overrides: Partial<Org> = {}): Promise<TestOrg> {
  const orgId = newId();
  const accounts = { owner: newAccount(), admin: newAccount(), member: newAccount(), viewer: newAccount() };
  await importAccounts(Object.values(accounts));
  const users = {
    owner: signedIn(accounts.owner),
    admin: signedIn(accounts.admin),
    member: signedIn(accounts.member),
    viewer: signedIn(accounts.viewer),
  };
  const createdAt = new Date();
  const org: Org = orgSchema.parse({
    name: 'Test GmbH',
    timezone: 'Europe/Berlin',
    locale: 'en',
    ownerUid: users.owner.uid,
    plan: 'pro',
    trialEndsAt: null,
    businessType: 'retail',
    country: 'DE',
    chatbotCount: 0,
    memberCount: ROLES.length,
    createdAt,
    ...overrides,
  });
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.org(orgId)), org);
  for (const role of ROLES) {
    const { uid, email } = users[role];
    const record: Member = memberSchema.parse({ name: role, email, role, status: 'active', createdAt });
    batch.set(admin.db.doc(paths.member(orgId, uid)), record);
    const profile = { name: role, email, locale: 'en', currentOrgId: orgId, orgIds: [orgId], signUp: null, createdAt };
    batch.set(admin.db.doc(paths.user(uid)), userSchema.parse(profile));
  }
  await batch.commit();
  return { orgId, users };
}
