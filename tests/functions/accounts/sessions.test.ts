import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { changePassword } from '../../../functions/src/identity/accounts/changePassword.ts';
import { deleteAccount } from '../../../functions/src/identity/accounts/deleteAccount.ts';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { resetPassword } from '../../../functions/src/identity/accounts/resetPassword.ts';
import { removeMember } from '../../../functions/src/identity/members/removeMember.ts';
import { admin } from '../../support/admin.ts';
import { postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { forgeToken } from '../support/accounts/forgeToken.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { refreshSession } from '../support/accounts/refreshSession.ts';

const NEW_PASSWORD = 'quite another one';

const REVOKED = 'auth/id-token-revoked';

/** Ends of an administrator's sessions, and the errors that their old ID token gets afterwards, from us and from Authentication. */
const ENDINGS: [string, (org: TestTeam) => Promise<unknown>, string, string][] = [
  [
    'a changed password',
    ({ users }) => changePassword(personOf(users.admin), NEW_PASSWORD, []),
    'unauthenticated',
    REVOKED,
  ],
  [
    'a reset password',
    async ({ users: { admin: user } }) => {
      const expiresAt = new Date(Date.now() + LIMITS.resetTokenMs);
      const token = { purpose: 'reset-password', uid: user.uid, email: user.email, expiresAt } as const;
      await resetPassword(await issueToken(token), NEW_PASSWORD, newId());
    },
    'unauthenticated',
    REVOKED,
  ],
  ['their removal', (org) => removeMember(membershipOf(org, 'owner'), org.users.admin.uid), 'not-found', REVOKED],
  [
    'the deletion of the account',
    ({ users }) => deleteAccount(personOf(users.admin)),
    'not-found',
    'auth/user-not-found',
  ],
];

describe.each(ENDINGS)('after %s', (_, end, code, revocation) => {
  it('the old session reaches nothing, not even by a token refreshed since (T-50)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const { email, password } = org.users.admin;
    const session = await signIn(email, password);
    await end(org);
    const call = (token: string | undefined) =>
      postRaw('createAccessKey', { orgId: org.orgId, name: 'Mine', scopes: ['leads:read'] }, token);
    expect((await call(session.idToken)).code).toBe(code);
    expect((await postRaw('changePassword', { password: NEW_PASSWORD, keeps: [] }, session.idToken)).code).toBe(
      'unauthenticated',
    );
    expect((await postRaw('acceptInvite', { token: 'x'.repeat(43) }, session.idToken)).code).toBe('unauthenticated');
    // Authentication refuses the refresh token from now on. Its emulator does so for deleted accounts alone: what it gives
    // for the others is a token of the old session still.
    await expect(admin.auth.verifyIdToken(session.idToken, true)).rejects.toMatchObject({ code: revocation });
    const refreshed = await refreshSession(session.refreshToken);
    expect((await call(refreshed.idToken)).code).toBe(refreshed.idToken === undefined ? 'unauthenticated' : code);
  });
});

describe('a session', () => {
  it('that begins right after the password has changed is in, one of the second before is out (T-50)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const { admin: user } = org.users;
    await changePassword(personOf(user), NEW_PASSWORD, []);
    const { idToken } = await signIn(user.email, NEW_PASSWORD);
    const call = (token: string) =>
      postRaw('createAccessKey', { orgId: org.orgId, name: 'Mine', scopes: ['leads:read'] }, token);
    expect((await call(idToken)).code).toBeUndefined();
    const { sessionsFrom } = memberSchema.parse((await admin.db.doc(paths.member(org.orgId, user.uid)).get()).data());
    expect(userSchema.parse((await admin.db.doc(paths.user(user.uid)).get()).data()).sessionsFrom).toBe(sessionsFrom);
    expect((await call(forgeToken(idToken, { auth_time: sessionsFrom - 1 }))).code).toBe('unauthenticated');
    expect((await call(forgeToken(idToken, { auth_time: sessionsFrom }))).code).toBeUndefined();
  });

  it('must be fresh for what changes an account (T-50)', async () => {
    const user = await makeUser();
    const authTime = Math.floor((Date.now() - LIMITS.recentSignInMs) / 1000) - 1;
    const stale = forgeToken(user.idToken, { auth_time: authTime });
    const calls = [
      ['changePassword', { password: NEW_PASSWORD, keeps: [] }],
      ['requestEmailChange', { email: 'new@example.com', locale: 'en' }],
      ['deleteAccount', {}],
    ] as const;
    for (const [name, input] of calls) {
      expect((await postRaw(name, input, stale)).code).toBe('recent-sign-in-required');
    }
  });

  it('keeps the onboarding’s answers only as long as it lives (T-50)', async () => {
    const { users } = await makeTeam();
    const answers = {
      jobRole: 'owner',
      priorExperience: null,
      referralSource: null,
      industry: null,
      companySize: '2-50',
      websiteTool: null,
      contactChannels: ['email'],
      monthlyInquiries: null,
      currentTool: null,
      readinessTiming: null,
    };
    const save = (step: number, token: string) =>
      postRaw('saveOnboarding', { onboarding: { answers, step, status: 'open' } }, token);
    expect((await save(2, users.viewer.idToken)).code).toBeUndefined();
    const profile = await admin.db.doc(paths.user(users.viewer.uid)).get();
    expect(userSchema.parse(profile.data()).onboarding).toMatchObject({ step: 2, answers });
    await profile.ref.update({ sessionsFrom: personOf(users.viewer).authTime + 1 });
    expect((await save(3, users.viewer.idToken)).code).toBe('unauthenticated');
    expect((await save(4, users.owner.idToken)).code).toBe('invalid-input');
    expect((await save(1, (await makeUser()).idToken)).code).toBe('not-found');
  });
});
