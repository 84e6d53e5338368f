import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { requireAccount } from '../../../functions/src/kernel/access/requireAccount.ts';
import { requireConfirmed } from '../../../functions/src/kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../../functions/src/kernel/access/requireLiveSession.ts';
import { requireMember } from '../../../functions/src/kernel/access/requireMember.ts';
import { requireRecent } from '../../../functions/src/kernel/access/requireRecent.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { personOf } from '../support/accounts/personOf.ts';

type Auth = NonNullable<Parameters<typeof requireAccount>[0]>;

const NOW = Math.floor(Date.now() / 1000);

/** Caller that the runtime makes of a verified token. */
function authOf(uid: string, claims: Readonly<Record<string, unknown>>): Auth {
  const token = {
    aud: 'demo',
    auth_time: NOW,
    exp: NOW + 3600,
    iat: NOW,
    iss: 'demo',
    sub: uid,
    uid,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return { uid, token, rawToken: '' };
}

describe('a caller', () => {
  it.each([
    ['nobody', undefined, 'unauthenticated'],
    [
      'an anonymous session',
      authOf('a', { firebase: { identities: {}, sign_in_provider: 'anonymous' } }),
      'unauthenticated',
    ],
    ['an anonymous session that says confirmed', authOf('a', { email_verified: true }), 'unauthenticated'],
    [
      'an address that is not confirmed',
      authOf('a', { email: 'a@b.example', email_verified: false }),
      'email-not-confirmed',
    ],
    [
      'an address that Authentication alone confirmed',
      authOf('a', { email: 'a@b.example', email_verified: true }),
      'email-not-confirmed',
    ],
    [
      'an address that was changed since another one was confirmed',
      authOf('a', { email: 'a@b.example', email_verified: true, confirmedEmail: 'c@b.example' }),
      'email-not-confirmed',
    ],
    ['an address of which nothing is said', authOf('a', { email: 'a@b.example' }), 'email-not-confirmed'],
    [
      'a confirmation of another type',
      authOf('a', { email: 'a@b.example', email_verified: 'true', confirmedEmail: 'a@b.example' }),
      'email-not-confirmed',
    ],
  ])('who is %s is no person and no member (A-85)', async (_, auth, code) => {
    expect(() => requireConfirmed(auth)).toThrow(code);
    await expect(requireMember(auth, 'org', 'org.read')).rejects.toMatchObject({ code });
  });

  it('is an account with any address, and says since when and how (A-85)', () => {
    expect(() => requireAccount(undefined)).toThrow('unauthenticated');
    expect(() => requireAccount(authOf('a', {}))).toThrow('unauthenticated');
    expect(requireAccount(authOf('a', { email: 'a@b.example' }))).toEqual({
      uid: 'a',
      email: 'a@b.example',
      isConfirmed: false,
      authTime: NOW,
      provider: 'password',
    });
  });

  it('has signed in recently for five minutes (A-85)', () => {
    const now = NOW * 1000;
    expect(() => requireRecent({ authTime: NOW - 300 }, now)).not.toThrow();
    expect(() => requireRecent({ authTime: NOW - 301 }, now)).toThrow('recent-sign-in-required');
  });
});

describe('a member', async () => {
  const org = await makeTeam();

  it('is who the membership says, whatever else the token claims (A-85)', async () => {
    const { viewer } = org.users;
    const claims = {
      email: viewer.email,
      email_verified: true,
      confirmedEmail: viewer.email,
      role: 'owner',
      orgId: org.orgId,
    };
    const auth = authOf(viewer.uid, claims);
    expect(await requireMember(auth, org.orgId, 'org.read')).toMatchObject({ role: 'viewer', name: 'viewer' });
    await expect(requireMember(auth, org.orgId, 'org.update')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(requireMember(authOf('stranger', claims), org.orgId, 'org.read')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('has no access by a session that has ended (T-50)', async () => {
    const { member } = org.users;
    const auth = authOf(member.uid, { email: member.email, email_verified: true, confirmedEmail: member.email });
    await admin.db.doc(paths.member(org.orgId, member.uid)).update({ sessionsFrom: NOW + 1 });
    await expect(requireMember(auth, org.orgId, 'org.read')).rejects.toMatchObject({ code: 'unauthenticated' });
    await admin.db.doc(paths.member(org.orgId, member.uid)).update({ sessionsFrom: NOW });
    expect(await requireMember(auth, org.orgId, 'org.read')).toMatchObject({ role: 'member' });
  });
});

describe('a live session', () => {
  it('is one of an account that is there, by a way of signing in that it has (T-46, T-50)', async () => {
    const user = await makeUser();
    const person = personOf(user);
    expect(await requireLiveSession(person)).toMatchObject({ email: user.email, profile: undefined });
    const refused = { code: 'unauthenticated' };
    await expect(requireLiveSession({ ...person, provider: 'google.com' })).rejects.toMatchObject(refused);
    await expect(requireLiveSession({ ...person, authTime: person.authTime - 1000 })).rejects.toMatchObject(refused);
    await expect(requireLiveSession({ ...person, uid: 'nobody' })).rejects.toMatchObject(refused);
    await admin.auth.updateUser(user.uid, { disabled: true });
    await expect(requireLiveSession(person)).rejects.toMatchObject(refused);
  });
});
