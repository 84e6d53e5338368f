import { acceptInvite, inviteMember, readInvite, setUpInvitedAccount } from '@parlance/domain/contracts/members';
import { inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { ROLES } from '@parlance/domain/roles';
import { describe, expect, it } from 'vitest';
import { findUser } from '../../../functions/src/kernel/access/findUser.ts';
import { signUp } from '../../../functions/src/identity/accounts/signUp.ts';
import { acceptInvite as acceptInviteCase } from '../../../functions/src/identity/members/acceptInvite.ts';
import { inviteMember as inviteMemberCase } from '../../../functions/src/identity/members/inviteMember.ts';
import { updateInviteRole } from '../../../functions/src/identity/members/updateInviteRole.ts';
import { revokeInvite } from '../../../functions/src/identity/members/revokeInvite.ts';
import { setUpInvitedAccount as setUpCase } from '../../../functions/src/identity/members/setUpInvitedAccount.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { secretIn } from '../support/mail/secretIn.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';
import { readActivity } from '../support/readActivity.ts';

const PAST = new Date(Date.now() - 1000);

function anAddress(): string {
  return `${newId().toLowerCase()}@example.com`;
}

function invitation(email = anAddress()) {
  return { fullName: 'Grace Hopper', email, role: 'viewer', locale: 'en' } as const;
}

async function readOrg(orgId: string) {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
}

async function countMembers(orgId: string): Promise<number> {
  return (await admin.db.collection(paths.members(orgId)).count().get()).data().count;
}

describe('an invitation', () => {
  it('leads by its mail to an account and a membership in its role, and says whose it is (A-75)', async () => {
    const org = await makeTeam({ plan: 'business', name: 'Fernweg GmbH' });
    const email = anAddress();
    const input = { orgId: org.orgId, fullName: 'Grace Hopper', email, role: 'member', locale: 'de' } as const;
    const { inviteId } = await callContract(inviteMember, input, org.users.admin.idToken);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('admin lädt Sie zu Fernweg GmbH ein');
    expect(mail?.text).toMatch(/Guten Tag Grace Hopper,[\s\S]*Mitglied[\s\S]*7 Tagen/);
    const token = secretIn(mail ?? { text: '' });
    const preview = {
      organizationName: 'Fernweg GmbH',
      inviterName: 'admin',
      fullName: 'Grace Hopper',
      email,
      role: 'member',
      hasAccount: false,
    };
    // A mail scanner opens links, some of them twice: reading uses nothing up.
    expect(await callContract(readInvite, { token })).toEqual(preview);
    expect(await callContract(readInvite, { token })).toEqual(preview);
    const setUp = { token, fullName: 'Grace B. Hopper', password: 'nanoseconds', locale: 'en' } as const;
    expect((await postRaw('setUpInvitedAccount', { ...setUp, role: 'owner' })).code).toBe('invalid-input');
    expect(await callContract(setUpInvitedAccount, setUp)).toEqual({ email });
    const { uid } = await admin.auth.getUserByEmail(email);
    const member = memberSchema.parse((await admin.db.doc(paths.member(org.orgId, uid)).get()).data());
    expect(member).toMatchObject({ name: 'Grace B. Hopper', email, role: 'member', status: 'active' });
    const profile = userSchema.parse((await admin.db.doc(paths.user(uid)).get()).data());
    expect(profile).toMatchObject({ locale: 'en', currentOrgId: org.orgId, orgIds: [org.orgId], signUp: null });
    expect((await readOrg(org.orgId)).memberCount).toBe(5);
    const invite = await admin.db.doc(paths.invite(org.orgId, inviteId)).get();
    expect(inviteSchema.parse(invite.data()).status).toBe('accepted');
    const { idToken } = await signIn(email, setUp.password);
    expect((await postRaw('createChatbot', { orgId: org.orgId, name: 'B', description: '' }, idToken)).code).toBe(
      undefined,
    );
    expect(await readActivity(org.orgId, ['kind', 'subject', 'to'])).toEqual([
      ['member-invited', 'Grace Hopper', 'member'],
      ['member-joined', 'Grace B. Hopper', 'member'],
      ['chatbot-created', 'B', null],
    ]);
  });

  it('is accepted by the account of its address alone, and stays good where another one tries (A-74, A-75)', async () => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const [invited, other] = await Promise.all([makeUser(), makeUser()]);
    const { secret: token } = await makeInvite(orgId, invited.email);
    expect((await callContract(readInvite, { token })).hasAccount).toBe(true);
    expect((await postRaw('acceptInvite', { token }, other.idToken)).code).toBe('token-other-account');
    expect((await postRaw('acceptInvite', { token, role: 'owner' }, invited.idToken)).code).toBe('invalid-input');
    const setUp = { token, fullName: 'G', password: 'nanoseconds', locale: 'en' };
    expect((await postRaw('setUpInvitedAccount', setUp)).code).toBe('token-other-account');
    expect(await callContract(acceptInvite, { token }, invited.idToken)).toEqual({ orgId });
    expect((await postRaw('acceptInvite', { token }, invited.idToken)).code).toBe('token-invalid');
    const member = await admin.db.doc(paths.member(orgId, invited.uid)).get();
    expect(memberSchema.parse(member.data())).toMatchObject({ role: 'viewer', name: 'Grace Hopper' });
  });

  it('is closed to an account whose address is not confirmed (A-82)', async () => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const user = await makeUser(false);
    const { secret: token } = await makeInvite(orgId, user.email);
    expect((await postRaw('acceptInvite', { token }, user.idToken)).code).toBe('email-not-confirmed');
  });

  it.each([
    ['expired', { expiresAt: PAST }],
    ['revoked', { status: 'revoked' as const }],
    ['accepted', { status: 'accepted' as const }],
  ])('that is %s opens nothing (A-74)', async (_, overrides) => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const user = await makeUser();
    const { secret: token } = await makeInvite(orgId, user.email, overrides);
    expect((await postRaw('readInvite', { token })).code).toBe('token-invalid');
    expect((await postRaw('acceptInvite', { token }, user.idToken)).code).toBe('token-invalid');
    const setUp = { token, fullName: 'G', password: 'nanoseconds', locale: 'en' } as const;
    await expect(setUpCase(setUp, newId())).rejects.toMatchObject({ code: 'token-invalid' });
    expect(await countMembers(orgId)).toBe(ROLES.length);
  });

  it('is taken back at once by revoking, which does no harm twice (A-74)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const user = await makeUser();
    const { inviteId, secret: token } = await makeInvite(org.orgId, user.email);
    await revokeInvite(membershipOf(org, 'admin'), inviteId);
    await revokeInvite(membershipOf(org, 'admin'), inviteId);
    expect((await postRaw('acceptInvite', { token }, user.idToken)).code).toBe('token-invalid');
    const activity = await admin.db.collection(paths.activity(org.orgId)).get();
    expect(activity.docs.map((entry) => String(entry.get('kind')))).toEqual(['invite-revoked']);
  });

  it('gives the role that it was changed to while it was open', async () => {
    const org = await makeTeam({ plan: 'business' });
    const user = await makeUser();
    const who = membershipOf(org, 'admin');
    const { inviteId, secret: token } = await makeInvite(org.orgId, user.email, { role: 'member' });
    await updateInviteRole(who, inviteId, 'viewer');
    await updateInviteRole(who, inviteId, 'viewer');
    expect((await postRaw('acceptInvite', { token }, user.idToken)).code).toBeUndefined();
    const member = await admin.db.doc(paths.member(org.orgId, user.uid)).get();
    expect(member.get('role')).toBe('viewer');
    const activity = await admin.db
      .collection(paths.activity(org.orgId))
      .where('kind', '==', 'member-role-changed')
      .get();
    expect(activity.size).toBe(1);
    await expect(updateInviteRole(who, inviteId, 'admin')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives way to the account that it makes: one of its address that was never confirmed is replaced (T-46)', async () => {
    const { orgId } = await makeTeam({ plan: 'business' });
    const squatter = signUpInput();
    await signUp(squatter, newId());
    const { uid } = await admin.auth.getUserByEmail(squatter.email);
    const { secret: token } = await makeInvite(orgId, squatter.email);
    await setUpCase({ token, fullName: 'Grace', password: 'nanoseconds', locale: 'en' }, newId());
    await expect(admin.auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await admin.db.doc(paths.user(uid)).get()).exists).toBe(false);
    await expect(signIn(squatter.email, squatter.password)).rejects.toThrow('sign-in refused');
    await signIn(squatter.email, 'nanoseconds');
  });

  it('leaves no half account where there is no seat (A-76)', async () => {
    const { orgId } = await makeTeam({ plan: 'pro' });
    const email = anAddress();
    const { secret: token } = await makeInvite(orgId, email);
    const setUp = { token, fullName: 'Grace', password: 'nanoseconds', locale: 'en' } as const;
    await expect(setUpCase(setUp, newId())).rejects.toMatchObject({
      code: 'seat-limit-reached',
      details: { current: 4, max: 2 },
    });
    expect(await findUser(email)).toBeUndefined();
    expect((await admin.db.collection('users').where('email', '==', email).get()).empty).toBe(true);
    expect(await countMembers(orgId)).toBe(4);
  });
});

describe('inviting', () => {
  it('knows members and open invitations in any case of their address (A-77)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const { owner, viewer } = org.users;
    const invite = (email: string) =>
      postRaw('inviteMember', { orgId: org.orgId, ...invitation(), email }, owner.idToken);
    expect((await invite(` ${viewer.email.toUpperCase()} `)).code).toBe('already-member');
    const email = anAddress();
    expect((await invite(email)).code).toBeUndefined();
    expect((await invite(email.toUpperCase())).code).toBe('already-invited');
    for (const strange of [
      'ada@exa\u0440mple.com',
      'a\u200Bda@example.com',
      'ada@example.com\r\nBcc: x@y.example',
      'ada',
    ])
      expect((await invite(strange)).code).toBe('invalid-input');
  });

  it('replaces an invitation of the same address that has ended (A-77)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const email = anAddress();
    const { inviteId } = await makeInvite(org.orgId, email, { expiresAt: PAST });
    await inviteMemberCase(membershipOf(org, 'owner'), invitation(email));
    const old = await admin.db.doc(paths.invite(org.orgId, inviteId)).get();
    expect(inviteSchema.parse(old.data()).status).toBe('revoked');
  });

  it('stops at the hourly limit of an organization (A-77)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const who = membershipOf(org, 'owner');
    const codes: unknown[] = [];
    for (let count = 0; count <= LIMITS.invitesPerHour; count += 1) {
      codes.push(
        await inviteMemberCase(who, invitation(org.users.viewer.email)).catch((error: unknown) => String(error)),
      );
    }
    expect(codes.at(-2)).toBe('AppError: already-member');
    expect(codes.at(-1)).toBe('AppError: rate-limited');
  });

  it('gives somebody with an organization of their own a second one, and leaves the first alone (A-75)', async () => {
    const [first, second] = await Promise.all([makeTeam(), makeTeam({ plan: 'business' })]);
    const user = first.users.owner;
    const { secret } = await makeInvite(second.orgId, user.email, { role: 'admin' });
    await acceptInviteCase(personOf(user), secret);
    const profile = userSchema.parse((await admin.db.doc(paths.user(user.uid)).get()).data());
    expect(profile).toMatchObject({ currentOrgId: second.orgId, orgIds: [first.orgId, second.orgId], name: 'owner' });
    expect((await readOrg(first.orgId)).memberCount).toBe(4);
  });
});
