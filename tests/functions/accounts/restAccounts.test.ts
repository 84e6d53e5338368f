import { confirmByProvider } from '@parlance/domain/contracts/accounts';
import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { resetPassword } from '../../../functions/src/identity/accounts/resetPassword.ts';
import { signUp } from '../../../functions/src/identity/accounts/signUp.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { postToAccounts } from '../support/accounts/postToAccounts.ts';
import { refreshSession } from '../support/accounts/refreshSession.ts';
import { signInWithProvider } from '../support/accounts/signInWithProvider.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';
import { tokenClaims } from '../support/accounts/tokenClaims.ts';

function newAddress(): string {
  return `${newId().toLowerCase()}@example.com`;
}

const oobSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });

/** Has Authentication mail the session's address a link of its own, and clicks it in the name of the mail's reader. */
async function clickOwnLink(idToken: string, email: string): Promise<void> {
  expect((await postToAccounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).ok).toBe(true);
  const listed = await fetch(`${suiteUrls.auth}/emulator/v1/projects/${suiteUrls.projectId}/oobCodes`);
  const code = oobSchema.parse(await listed.json()).oobCodes.findLast((one) => one.email === email);
  expect((await postToAccounts('update', { oobCode: code?.oobCode })).ok).toBe(true);
}

async function fresh(refreshToken: string): Promise<string> {
  return (await refreshSession(refreshToken)).idToken ?? '';
}

/** Links a provider's account to a session's, past the product. */
async function link(idToken: string, email: string): Promise<void> {
  const google = JSON.stringify({ sub: `sub-${email}`, email, email_verified: true, name: 'Mallory' });
  const linked = await postToAccounts('signInWithIdp', {
    idToken,
    postBody: new URLSearchParams({ id_token: google, providerId: 'google.com' }).toString(),
    requestUri: suiteUrls.web,
    returnSecureToken: true,
  });
  expect(linked.ok).toBe(true);
}

describe('an account made past the product (A-123)', () => {
  it('is refused, with and without a password', async () => {
    const email = newAddress();
    expect((await postToAccounts('signUp', { email, password: 'mine all mine 1', returnSecureToken: true })).ok).toBe(
      false,
    );
    await expect(admin.auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('is one by Google or Microsoft, whose word for the address counts', async () => {
    const session = await signInWithProvider('google.com', newAddress());
    expect(tokenClaims(session.idToken)).toMatchObject({ confirmedEmail: tokenClaims(session.idToken).email });
  });
});

describe('somebody who registers a stranger’s address and has Google mail them a link (A-123)', () => {
  async function hijack() {
    const attack = signUpInput({ fullName: 'Mallory', organizationName: 'Mallory Ltd' });
    await signUp(attack, newId());
    const session = await signIn(attack.email, attack.password);
    await clickOwnLink(session.idToken, attack.email);
    return { ...attack, session };
  }

  it('is not confirmed by the stranger’s click', async () => {
    const { email, session } = await hijack();
    const idToken = await fresh(session.refreshToken);
    expect(tokenClaims(idToken)).toMatchObject({ email, email_verified: true });
    const { orgId } = await makeOrg({ plan: 'business' });
    const { secret } = await makeInvite(orgId, email);
    for (const [name, input] of [
      ['completeSignUp', { answers: null }],
      ['acceptInvite', { token: secret }],
      ['changePassword', { password: 'mine again 1', keeps: [] }],
    ] as const) {
      expect((await postRaw(name, input, idToken)).code).toBe('email-not-confirmed');
    }
    expect((await postRaw('readInvite', { token: secret })).body).toContain('"hasAccount":false');
  });

  it('cannot confirm it by a provider’s account of another address, and loses that way in when the owner comes', async () => {
    const { email, password, session } = await hijack();
    const own = newAddress();
    await link(await fresh(session.refreshToken), own);
    const back = await signInWithProvider('google.com', own);
    const { uid } = await admin.auth.getUserByEmail(email);
    expect(back.localId).toBe(uid);
    expect(await callContract(confirmByProvider, {}, back.idToken)).toEqual({ isConfirmed: false });
    expect((await postRaw('completeSignUp', { answers: null }, back.idToken)).code).toBe('email-not-confirmed');

    const expiresAt = new Date(Date.now() + 60_000);
    const token = await issueToken({ purpose: 'reset-password', uid, email, expiresAt });
    await resetPassword(token, 'the owner’s own 1', newId());
    await expect(signIn(email, password)).rejects.toThrow('sign-in refused');
    expect((await signInWithProvider('google.com', own)).localId).not.toBe(uid);
    const owner = await signIn(email, 'the owner’s own 1');
    expect(tokenClaims(owner.idToken)).toMatchObject({ confirmedEmail: email });
  });

  it('is out when the owner comes with Google', async () => {
    const { email, password, session } = await hijack();
    const owner = await signInWithProvider('google.com', email);
    expect(await callContract(confirmByProvider, {}, owner.idToken)).toEqual({ isConfirmed: true });
    expect(tokenClaims(await fresh(owner.refreshToken))).toMatchObject({ confirmedEmail: email });
    await expect(signIn(email, password)).rejects.toThrow('sign-in refused');
    const old = await fresh(session.refreshToken);
    expect((await postRaw('completeSignUp', { answers: null }, old)).code).toBe('unauthenticated');
  });
});

describe('a session that changes its account past the product (A-123)', () => {
  it('loses the confirmation with the address', async () => {
    const user = await makeUser();
    expect((await postToAccounts('update', { idToken: user.idToken, email: newAddress() })).ok).toBe(true);
    const idToken = await fresh(user.refreshToken);
    expect((await postRaw('saveOnboarding', {}, idToken)).code).toBe('invalid-input');
    expect((await postRaw('completeSignUp', { answers: null }, idToken)).code).toBe('email-not-confirmed');
  });

  it('has no way in left that it linked, once the password is reset', async () => {
    const user = await makeUser();
    const own = newAddress();
    await link(user.idToken, own);
    const expiresAt = new Date(Date.now() + 60_000);
    const token = await issueToken({ purpose: 'reset-password', uid: user.uid, email: user.email, expiresAt });
    await resetPassword(token, 'another horse 1', newId());
    const { providerData } = await admin.auth.getUser(user.uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });
});
