import type { Member } from '@parlance/domain/documents/member';
import type { Org } from '@parlance/domain/documents/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { ROLES, type Role } from '@parlance/domain/roles';
import { admin } from './admin.ts';
import { makeUser, type TestUser } from './makeUser.ts';

export interface TestOrg {
  orgId: string;
  users: Record<Role, TestUser>;
}

/** An organization with one confirmed person of each role, written past the callables. */
export async function makeOrg(overrides: Partial<Org> = {}): Promise<TestOrg> {
  const orgId = newId();
  const [owner, administrator, member, viewer] = await Promise.all([makeUser(), makeUser(), makeUser(), makeUser()]);
  const users = { owner, admin: administrator, member, viewer };
  const org: Org = {
    name: 'Test GmbH',
    timezone: 'Europe/Berlin',
    locale: 'en',
    ownerUid: owner.uid,
    plan: 'pro',
    trialEndsAt: null,
    businessType: 'retail',
    country: 'DE',
    chatbotCount: 0,
    createdAt: new Date(),
    ...overrides,
  };
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.org(orgId)), org);
  for (const role of ROLES) {
    const record: Member = { name: role, email: users[role].email, role, status: 'active', createdAt: new Date() };
    batch.set(admin.db.doc(paths.member(orgId, users[role].uid)), record);
  }
  await batch.commit();
  return { orgId, users };
}
