import { type Member, memberSchema } from '@parlance/domain/documents/organizations/member';
import { type Org, orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { ROLES, type Role } from '@parlance/domain/roles';
import { admin } from '../admin.ts';
import type { TestUser } from './makeUser.ts';

/** Writes an organization with an owner, other members and their profiles past the callables, and returns its id. */
export async function writeOrg(
  members: { owner: TestUser } & Partial<Record<Role, TestUser>>,
  overrides: Partial<Org>,
): Promise<string> {
  const orgId = newId();
  const createdAt = new Date();
  const org: Org = orgSchema.parse({
    name: 'Test GmbH',
    timezone: 'Europe/Berlin',
    locale: 'en',
    ownerUid: members.owner.uid,
    plan: 'pro',
    trialEndsAt: null,
    businessType: 'retail',
    country: 'DE',
    chatbotCount: 0,
    memberCount: Object.keys(members).length,
    createdAt,
    ...overrides,
  });
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.org(orgId)), org);
  for (const role of ROLES) {
    const user = members[role];
    if (user === undefined) continue;
    const { uid, email } = user;
    const record: Member = memberSchema.parse({ name: role, email, role, status: 'active', createdAt });
    batch.set(admin.db.doc(paths.member(orgId, uid)), record);
    const profile = { name: role, email, locale: 'en', currentOrgId: orgId, orgIds: [orgId], signUp: null, createdAt };
    batch.set(admin.db.doc(paths.user(uid)), userSchema.parse(profile));
  }
  await batch.commit();
  return orgId;
}
