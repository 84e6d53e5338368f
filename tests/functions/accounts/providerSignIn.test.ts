import { completeSignUp, confirmByProvider } from '@parlance/domain/contracts/accounts';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { signUp } from '../../../functions/src/identity/accounts/signUp.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { forgeToken } from '../support/accounts/forgeToken.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { refreshSession } from '../support/accounts/refreshSession.ts';
import { signInWithProvider } from '../support/accounts/signInWithProvider.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';
import { tokenClaims } from '../support/accounts/tokenClaims.ts';

const ANSWERS = {
  fullName: 'Ada Lovelace',
  organizationName: 'Engines GmbH',
  businessType: 'retail',
  country: 'DE',
  locale: 'en',
  terms: TERMS_VERSION,
} as const;

describe('an address that somebody else registered with a password first', () => {
  it('belongs to its owner who comes with Google: the old session reaches nothing, before and after (A-84, T-46)', async () => {
    const attack = signUpInput({ fullName: 'Mallory', organizationName: 'Mallory Ltd' });
    await signUp(attack, newId());
    const attacker = await signIn(attack.email, attack.password);
    const arrival = await signInWithProvider('google.com', attack.email);
    await callContract(confirmByProvider, {}, arrival.idToken);
    const owner = { ...arrival, idToken: (await refreshSession(arrival.refreshToken)).idToken ?? '' };
    // Authentication gives the account to Google's word and drops the password.
    const account = await admin.auth.getUser(owner.localId);
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
    await expect(signIn(attack.email, attack.password)).rejects.toThrow('sign-in refused');

    const { orgId: foreign } = await makeTeam({ plan: 'business' });
    const { secret } = await makeInvite(foreign, attack.email);
    const { idToken: refreshed } = await refreshSession(attacker.refreshToken);
    // The emulator refreshes ended sessions too, and now says that their address is confirmed.
    const stale = [attacker.idToken, ...(refreshed === undefined ? [] : [refreshed])];
    const attempts = async () => {
      const codes: unknown[] = [];
      for (const token of stale) {
        codes.push((await postRaw('completeSignUp', { answers: null }, token)).code);
        codes.push((await postRaw('completeSignUp', { answers: ANSWERS }, token)).code);
        codes.push((await postRaw('acceptInvite', { token: secret }, token)).code);
        codes.push((await postRaw('changePassword', { password: 'mine again 1', keeps: [] }, token)).code);
        codes.push((await postRaw('deleteAccount', {}, token)).code);
      }
      return new Set(codes);
    };
    expect(await attempts()).toEqual(new Set(['email-not-confirmed', 'unauthenticated']));

    // The answers of the form are the attacker's, so they count for nothing.
    expect((await postRaw('completeSignUp', { answers: null }, owner.idToken)).code).toBe('not-found');
    const { orgId } = await callContract(completeSignUp, { answers: ANSWERS }, owner.idToken);
    expect((await admin.db.doc(paths.org(orgId)).get()).get('name')).toBe('Engines GmbH');
    expect(await attempts()).toEqual(new Set(['email-not-confirmed', 'unauthenticated']));
    const member = memberSchema.parse((await admin.db.doc(paths.member(orgId, owner.localId)).get()).data());
    const { auth_time: began } = tokenClaims(owner.idToken);
    expect(member).toMatchObject({ name: 'Ada Lovelace', sessionsFrom: began });
    const earlier = forgeToken(refreshed ?? owner.idToken, { auth_time: began - 1, email_verified: true });
    expect((await postRaw('createAccessKey', { orgId, name: 'x', scopes: ['leads:read'] }, earlier)).code).toBe(
      'unauthenticated',
    );
  });
});

describe('somebody who comes with a provider', () => {
  it('makes an organization with the answers of the completion screen, and one only (T-13)', async () => {
    const session = await signInWithProvider('google.com', `${newId().toLowerCase()}@example.com`);
    expect((await postRaw('completeSignUp', { answers: null }, session.idToken)).code).toBe('not-found');
    const first = await callContract(completeSignUp, { answers: ANSWERS }, session.idToken);
    expect(await callContract(completeSignUp, { answers: ANSWERS }, session.idToken)).toEqual(first);
    const profile = await admin.db.doc(paths.user(session.localId)).get();
    expect(profile.data()).toMatchObject({ name: 'Ada Lovelace', currentOrgId: first.orgId, orgIds: [first.orgId] });
  });

  it('confirms the address by mail where the provider does not vouch for it (A-82)', async () => {
    const email = `${newId().toLowerCase()}@example.com`;
    const session = await signInWithProvider('microsoft.com', email, false);
    await admin.auth.updateUser(session.localId, { emailVerified: false });
    const { idToken } = await refreshSession(session.refreshToken);
    expect((await postRaw('completeSignUp', { answers: ANSWERS }, idToken)).code).toBe('email-not-confirmed');
    const token = await issueToken({
      purpose: 'confirm-email',
      uid: session.localId,
      email,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await postRaw('confirmEmail', { token }, idToken)).code).toBeUndefined();
    const confirmed = await refreshSession(session.refreshToken);
    await callContract(completeSignUp, { answers: ANSWERS }, confirmed.idToken);
  });

  it('joins by an invitation without a sign-up (A-75)', async () => {
    const email = `${newId().toLowerCase()}@example.com`;
    const session = await signInWithProvider('google.com', email);
    const { orgId } = await makeTeam({ plan: 'business' });
    const { secret } = await makeInvite(orgId, email, { role: 'member', locale: 'de' });
    expect((await postRaw('acceptInvite', { token: secret }, session.idToken)).code).toBeUndefined();
    const profile = await admin.db.doc(paths.user(session.localId)).get();
    expect(profile.data()).toMatchObject({ name: 'Ada Lovelace', locale: 'de', orgIds: [orgId], signUp: null });
  });
});
