import { type Member, memberSchema } from '@parlance/domain/documents/organizations/member';
import { type Org, orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { ROLES, type Role } from '@parlance/domain/roles';
import { admin } from './admin.ts';
import { makeUser, type TestUser } from './makeUser.ts';

export interface TestOrg {
  orgId: string;
  users: Record<Role, TestUser>;
}

/** An organization with one confirmed person of each role and their profiles, written past the callables. */
export async function makeOrg(overrides: Partial<Org> = {}): Promise<TestOrg> {
  const orgId = newId();
  const [owner, administrator, member, viewer] = await Promise.all([makeUser(), makeUser(), makeUser(), makeUser()]);
  const users = { owner, admin: administrator, member, viewer };
  const createdAt = new Date();
  const org: Org = orgSchema.parse({
    name: 'Test GmbH',
    timezone: 'Europe/Berlin',
    locale: 'en',
    ownerUid: owner.uid,
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
