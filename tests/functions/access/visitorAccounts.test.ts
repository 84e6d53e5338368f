import { confirmByProvider, resetPassword, signUp } from '@parlance/domain/contracts/accounts';
import { isVisitorUid, visitorUid } from '@parlance/domain/identity';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { createVisitorToken, type Visitor } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { confirmAddress } from '../../../functions/src/identity/accounts/sessions/confirmAddress.ts';
import { requestPasswordReset } from '../../../functions/src/identity/accounts/requestPasswordReset.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { memberDocument } from '../../rules/support/rulesFixture.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { ask, newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { postToAccounts } from '../support/accounts/postToAccounts.ts';
import { refreshSession } from '../support/accounts/refreshSession.ts';
import { signInWithProvider } from '../support/accounts/signInWithProvider.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';
import { tokenClaims } from '../support/accounts/tokenClaims.ts';
import { watcherSession } from '../support/accounts/watcherSession.ts';

const org = await makeTeam({ plan: 'business' });
const chatbotId = await offeringChatbot(org.orgId);

interface Attack {
  visitor: Visitor;
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

/** A stranger with nothing but a public chatbot gives the sign-in of their visitor's browser the address of somebody else. */
async function takeAddress(how: 'signUp' | 'update'): Promise<Attack> {
  const visitor = newVisitor(chatbotId);
  await ask(visitor);
  const session = await watcherSession(visitor);
  const email = `${newId().toLowerCase()}@example.com`;
  const password = how === 'signUp' ? { password: 'mine all mine 1' } : {};
  const given = await postToAccounts(how, { idToken: session.idToken, email, ...password, returnSecureToken: true });
  expect(given.ok).toBe(true);
  const uid = visitorUid(visitor.chatId);
  expect((await admin.auth.getUserByEmail(email)).uid).toBe(uid);
  return { visitor, uid, email, ...session };
}

async function isGone(uid: string): Promise<boolean> {
  return (await admin.auth.getUsers([{ uid }])).users.length === 0;
}

/** The stranger's attempts with a token: as a person, a member to be, and by the rules. */
async function codesWith(idToken: string, email: string): Promise<unknown[]> {
  const { secret } = await makeInvite(org.orgId, email, { role: 'admin' });
  const { orgId } = org;
  const codes: unknown[] = [];
  for (const [name, input] of [
    ['confirmEmail', { token: secret }],
    ['confirmByProvider', {}],
    ['completeSignUp', { answers: null }],
    ['acceptInvite', { token: secret }],
    ['changePassword', { password: 'mine again 1', keeps: [] }],
    ['createAccessKey', { orgId, name: 'x', scopes: ['leads:read'] }],
  ] as const) {
    codes.push((await postRaw(name, input, idToken)).code);
  }
  return [...new Set(codes)];
}

describe('the sign-in of a visitor’s browser that was given somebody’s address (A-127)', () => {
  it.each(['signUp', 'update'] as const)('is nobody to every callable for people, by accounts:%s', async (how) => {
    const { email, refreshToken, idToken } = await takeAddress(how);
    const renewed = (await refreshSession(refreshToken)).idToken ?? '';
    expect(tokenClaims(renewed).email).toBe(email);
    for (const token of [idToken, renewed]) expect(await codesWith(token, email)).toEqual(['unauthenticated']);
  });

  it('is deleted when its address’s owner comes with Google, who gets an account of their own', async () => {
    const { uid, email } = await takeAddress('update');
    const arrival = await signInWithProvider('google.com', email);
    expect(arrival.localId).toBe(uid);
    expect((await postRaw('confirmByProvider', {}, arrival.idToken)).code).toBe('unauthenticated');
    expect(await isGone(uid)).toBe(true);

    const owner = await signInWithProvider('google.com', email);
    expect(isVisitorUid(owner.localId)).toBe(false);
    expect(await callContract(confirmByProvider, {}, owner.idToken)).toEqual({ isConfirmed: true });
    expect(tokenClaims(owner.idToken)).toMatchObject({ confirmedEmail: email });
  });

  it('gets no link to set a password, and is deleted where one is asked for', async () => {
    const { uid, email } = await takeAddress('signUp');
    await requestPasswordReset(email, 'en', newId());
    const statuses = async () => (await queuedMail(email)).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(['dropped']);
    expect(await isGone(uid)).toBe(true);
  });

  it('sets no password by a link of earlier times', async () => {
    const { uid, email } = await takeAddress('signUp');
    const expiresAt = new Date(Date.now() + 60_000);
    const token = await issueToken({ purpose: 'reset-password', uid, email, expiresAt });
    await expect(callContract(resetPassword, { token, password: 'the owner’s own 1' })).rejects.toThrow(
      'token-invalid',
    );
    expect((await admin.auth.getUserByEmail(email)).customClaims).toBeUndefined();
  });

  it('makes room for the owner’s sign-up and for an invitation', async () => {
    const first = await takeAddress('signUp');
    const owner = signUpInput({ email: first.email });
    await callContract(signUp, owner);
    const { localId } = await signIn(owner.email, owner.password);
    expect([isVisitorUid(localId), await isGone(first.uid)]).toEqual([false, true]);

    const second = await takeAddress('signUp');
    const { secret } = await makeInvite(org.orgId, second.email);
    expect((await postRaw('readInvite', { token: secret })).body).toContain('"hasAccount":false');
    const invited = { token: secret, fullName: 'Grace Hopper', password: 'a brand new one', locale: 'en' };
    expect((await postRaw('setUpInvitedAccount', invited)).code).toBeUndefined();
    expect(isVisitorUid((await admin.auth.getUserByEmail(second.email)).uid)).toBe(false);
  });

  it('is made for no account that has more than its id: with an address, a password or Google', async () => {
    const { visitor, uid } = await takeAddress('update');
    const token = createVisitorToken(visitor);
    expect((await postRaw('watchChat', { token })).code).toBe('visitor-token-invalid');
    expect(await isGone(uid)).toBe(true);

    const phone = newVisitor(chatbotId);
    await ask(phone);
    await admin.auth.createUser({ uid: visitorUid(phone.chatId), phoneNumber: `+4915${Date.now()}`.slice(0, 14) });
    expect((await postRaw('watchChat', { token: createVisitorToken(phone) })).code).toBe('visitor-token-invalid');
  });

  it('is made for no conversation that is not there', async () => {
    const token = createVisitorToken(newVisitor(chatbotId));
    expect((await postRaw('watchChat', { token })).code).toBe('not-found');
  });

  it('is never confirmed, and reads nothing of an organization even where it was made a member', async () => {
    const { uid, email, refreshToken } = await takeAddress('signUp');
    await expect(confirmAddress(uid, email)).rejects.toMatchObject({ code: 'unauthenticated' });
    // As accounts of before may be.
    await admin.auth.updateUser(uid, { emailVerified: true });
    await admin.auth.setCustomUserClaims(uid, { confirmedEmail: email });
    await admin.db.doc(paths.member(org.orgId, uid)).set(memberDocument(uid, 'owner'));
    const byToken = (await refreshSession(refreshToken)).idToken ?? '';
    const { idToken: byPassword } = await signIn(email, 'mine all mine 1');
    const owner = { orgId: org.orgId, name: 'x', timezone: 'Europe/Berlin', locale: 'en' };
    for (const idToken of [byToken, byPassword]) {
      expect(tokenClaims(idToken)).toMatchObject({ confirmedEmail: email, email_verified: true });
      expect((await postRaw('updateOrg', owner, idToken)).code).toBe('unauthenticated');
    }
    await admin.db.doc(paths.member(org.orgId, uid)).delete();
  });
});
