import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Role } from '@parlance/domain/roles';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeSignUp } from '../../../functions/src/identity/accounts/completeSignUp.ts';
import { removeMember } from '../../../functions/src/identity/members/removeMember.ts';
import { updateMemberRole } from '../../../functions/src/identity/members/updateMemberRole.ts';
import { transferOwnership } from '../../../functions/src/identity/organizations/transferOwnership.ts';
import { updateOrg } from '../../../functions/src/identity/organizations/updateOrg.ts';
import { admin } from '../../support/admin.ts';
import { postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { readActivity } from '../support/readActivity.ts';

let org: TestTeam;

beforeEach(async () => {
  org = await makeTeam({ plan: 'business' });
});

const call = (name: string, as: Role, input: object) =>
  postRaw(name, { orgId: org.orgId, ...input }, org.users[as].idToken);

async function roles(): Promise<Record<string, string>> {
  const members = await admin.db.collection(paths.members(org.orgId)).get();
  const nameOf = (uid: string) => Object.entries(org.users).find(([, user]) => user.uid === uid)?.[0] ?? uid;
  return Object.fromEntries(members.docs.map((member) => [nameOf(member.id), String(member.get('role'))]));
}

async function readOrg() {
  return orgSchema.parse((await admin.db.doc(paths.org(org.orgId)).get()).data());
}

function activity(): Promise<unknown[]> {
  return readActivity(org.orgId, ['kind', 'actorName', 'subject', 'from', 'to']);
}

describe('an administrator', () => {
  it('makes nobody an owner, oneself included, and changes nothing of the owner (T-12, A-78)', async () => {
    const { owner, admin: self, member } = org.users;
    const before = await roles();
    for (const { uid } of [self, member, owner]) {
      expect((await call('updateMemberRole', 'admin', { uid, role: 'owner' })).code).toBe('invalid-input');
    }
    const demotion = await call('updateMemberRole', 'admin', { uid: owner.uid, role: 'viewer' });
    expect(demotion.code).toBe('member-role-forbidden');
    expect((await call('removeMember', 'admin', { uid: owner.uid })).code).toBe('member-remove-forbidden');
    expect((await call('removeMember', 'admin', { uid: self.uid })).code).toBe('member-remove-forbidden');
    expect(await roles()).toEqual(before);
  });

  it('invites as no owner (T-12)', async () => {
    const input = { fullName: 'G', email: 'g@example.com', role: 'owner', locale: 'en' };
    expect((await call('inviteMember', 'admin', input)).code).toBe('invalid-input');
  });

  it('changes a role, which is written down, mailed and true at once; the same again is nothing (T-68)', async () => {
    const { viewer } = org.users;
    const who = membershipOf(org, 'admin');
    await updateMemberRole(who, viewer.uid, 'admin');
    await updateMemberRole(who, viewer.uid, 'admin');
    expect(await roles()).toMatchObject({ viewer: 'admin' });
    expect(await activity()).toEqual([['member-role-changed', 'admin', 'viewer', 'viewer', 'admin']]);
    expect(await queuedMail(viewer.email)).toMatchObject([{ message: { kind: 'role-changed', role: 'admin' } }]);
    expect((await call('createAccessKey', 'viewer', { name: 'Mine', scopes: ['leads:read'] })).code).toBeUndefined();
    await expect(updateMemberRole(who, 'nobody', 'viewer')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is gone or stays, but not both, when two remove each other at the same time (A-79)', async () => {
    await updateMemberRole(membershipOf(org, 'owner'), org.users.member.uid, 'admin');
    const results = await Promise.allSettled([
      removeMember(membershipOf(org, 'admin'), org.users.member.uid),
      removeMember({ ...membershipOf(org, 'member'), role: 'admin' }, org.users.admin.uid),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(Object.values(await roles()).toSorted()).toEqual(['admin', 'owner', 'viewer']);
    expect((await readOrg()).memberCount).toBe(3);
  });
});

describe('a removed member', () => {
  it('leaves a seat, an entry, a mail and a profile that can begin anew (T-50)', async () => {
    const { viewer } = org.users;
    await removeMember(membershipOf(org, 'owner'), viewer.uid);
    expect((await readOrg()).memberCount).toBe(3);
    expect(await activity()).toEqual([['member-removed', 'owner', 'viewer', 'viewer', null]]);
    expect(await queuedMail(viewer.email)).toMatchObject([{ message: { kind: 'member-removed' } }]);
    const read = async () => userSchema.parse((await admin.db.doc(paths.user(viewer.uid)).get()).data());
    const { sessionsFrom, ...profile } = await read();
    expect(profile).toMatchObject({ currentOrgId: null, orgIds: [], signUp: null });
    const person = { ...personOf(viewer), authTime: sessionsFrom };
    await expect(completeSignUp(person, null)).rejects.toMatchObject({ code: 'not-found' });
    const answers = {
      fullName: 'Vera',
      organizationName: 'Own GmbH',
      businessType: 'retail',
      country: 'AT',
      locale: 'de',
      terms: TERMS_VERSION,
    } as const;
    const orgId = await completeSignUp(person, answers);
    expect(await read()).toMatchObject({ name: 'Vera', currentOrgId: orgId, orgIds: [orgId] });
  });

  it('and one who leaves work on no lead and no conversation any more, while others do', async () => {
    const { viewer, member, owner } = org.users;
    const leads = [viewer, member, owner].map(({ uid }) => ({
      uid,
      ref: admin.db.doc(paths.lead(org.orgId, newId())),
    }));
    for (const { uid, ref } of leads) await ref.set({ ...ruleDocuments.lead, assigneeUid: uid });
    const chats = [viewer, member, owner].map(({ uid }) => ({
      uid,
      ref: admin.db.doc(paths.chat(org.orgId, newId())),
    }));
    for (const { uid, ref } of chats) await ref.set({ ...ruleDocuments.chat, assigneeUid: uid });
    await removeMember(membershipOf(org, 'owner'), viewer.uid);
    expect((await call('leaveOrg', 'member', {})).code).toBeUndefined();
    const assignees = await Promise.all(
      leads.map(async ({ ref }) => leadSchema.parse((await ref.get()).data()).assigneeUid),
    );
    expect(assignees).toEqual([null, null, owner.uid]);
    const left = await Promise.all(
      chats.map(async ({ ref }) => chatSchema.parse((await ref.get()).data()).assigneeUid),
    );
    expect(left).toEqual([null, null, owner.uid]);
  });

  it('finds the next of their organizations (T-68)', async () => {
    const other = await makeTeam();
    const { uid } = org.users.member;
    await admin.db.doc(paths.user(uid)).update({ orgIds: [org.orgId, other.orgId] });
    expect((await call('leaveOrg', 'member', {})).code).toBeUndefined();
    const profile = userSchema.parse((await admin.db.doc(paths.user(uid)).get()).data());
    expect(profile).toMatchObject({ currentOrgId: other.orgId, orgIds: [other.orgId] });
    expect((await readOrg()).memberCount).toBe(3);
    expect((await call('leaveOrg', 'member', {})).code).toBe('not-found');
  });
});

describe('the owner', () => {
  it('neither deletes the account nor is removed (A-78)', async () => {
    const { owner } = org.users;
    expect((await call('removeMember', 'owner', { uid: owner.uid })).code).toBe('member-remove-forbidden');
    expect((await postRaw('deleteAccount', {}, owner.idToken)).code).toBe('owner-must-transfer');
    expect((await admin.auth.getUser(owner.uid)).disabled).toBe(false);
    expect(await roles()).toMatchObject({ owner: 'owner' });
  });

  it('is one, however many transfers happen at the same time (A-79)', async () => {
    const who = membershipOf(org, 'owner');
    const heirs = [org.users.admin, org.users.member, org.users.viewer];
    const results = await Promise.allSettled(heirs.map(({ uid }) => transferOwnership(who, uid)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owners = await admin.db.collection(paths.members(org.orgId)).where('role', '==', 'owner').get();
    expect(owners.docs.map(({ id }) => id)).toEqual([(await readOrg()).ownerUid]);
    const old = await admin.db.doc(paths.member(org.orgId, org.users.owner.uid)).get();
    expect(memberSchema.parse(old.data()).role).toBe('admin');
    expect(await activity()).toHaveLength(1);
  });

  it('comes from the members alone: not from strangers, pending ones or oneself (A-78)', async () => {
    const stranger = await makeTeam();
    const pending = admin.db.doc(paths.member(org.orgId, org.users.viewer.uid));
    await pending.update({ status: 'pending' });
    for (const uid of [stranger.users.owner.uid, org.users.viewer.uid, org.users.owner.uid]) {
      expect((await call('transferOwnership', 'owner', { uid })).code).toBe('not-found');
    }
    expect(await roles()).toMatchObject({ owner: 'owner' });
  });
});

describe('what an organization knows', () => {
  it('of a person follows the name in the profile (A-109)', async () => {
    const { viewer } = org.users;
    await admin.db.doc(paths.user(viewer.uid)).update({ name: 'Vera Viewer' });
    const path = paths.member(org.orgId, viewer.uid);
    const member = await untilDocument(path, memberSchema, ({ name }) => name === 'Vera Viewer');
    expect(member.role).toBe('viewer');
  });

  it('of itself changes once, with what it was before (A-109)', async () => {
    const settings = { name: 'New GmbH', timezone: 'Asia/Tokyo', locale: 'en' } as const;
    await updateOrg(membershipOf(org, 'admin'), settings);
    await updateOrg(membershipOf(org, 'admin'), settings);
    expect(await readOrg()).toMatchObject(settings);
    expect(await activity()).toEqual([
      ['org-updated', 'admin', 'New GmbH', 'Test GmbH, Europe/Berlin', 'New GmbH, Asia/Tokyo'],
    ]);
  });
});
