import { completeSignUp, confirmEmail, signUp } from '@parlance/domain/contracts/accounts';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findUser } from '../../../functions/src/kernel/access/findUser.ts';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { requestPasswordReset } from '../../../functions/src/identity/accounts/requestPasswordReset.ts';
import { resendConfirmation } from '../../../functions/src/identity/accounts/resendConfirmation.ts';
import { resetPassword } from '../../../functions/src/identity/accounts/resetPassword.ts';
import { type SignUpInput, signUp as signUpCase } from '../../../functions/src/identity/accounts/signUp.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { refreshSession } from '../support/accounts/refreshSession.ts';
import { secretIn } from '../support/mail/secretIn.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

async function signUpAndIn(overrides: Partial<SignUpInput> = {}) {
  const input = signUpInput(overrides);
  await signUpCase(input, newId());
  return { ...input, ...(await signIn(input.email, input.password)) };
}

describe('a sign-up', () => {
  it('goes from the form by the mail to an organization, in the person’s words (A-82)', async () => {
    const input = signUpInput({ locale: 'de' });
    expect(await callContract(signUp, { ...input, country: 'AT' })).toEqual({});
    const before = await signIn(input.email, input.password);
    expect((await postRaw('completeSignUp', { answers: null }, before.idToken)).code).toBe('email-not-confirmed');
    const [mail] = await mailsTo(input.email);
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
    await callContract(confirmEmail, { token: secretIn(mail ?? { text: '' }) }, before.idToken);
    const { idToken } = await signIn(input.email, input.password);
    const { orgId } = await callContract(completeSignUp, { answers: null }, idToken);
    const org = await admin.db.doc(paths.org(orgId)).get();
    expect(org.data()).toMatchObject({ name: input.organizationName, plan: 'trial', memberCount: 1 });
    expect(org.data()).toMatchObject({ locale: 'de', timezone: 'Europe/Vienna', terms: { version: TERMS_VERSION } });
    expect(orgSchema.parse(org.data()).terms?.at.getTime()).toBeLessThanOrEqual(Date.now());
    const account = await findUser(input.email);
    const profile = userSchema.parse((await admin.db.doc(paths.user(account?.uid ?? '')).get()).data());
    expect(profile).toMatchObject({ name: input.fullName, currentOrgId: orgId, orgIds: [orgId], signUp: null });
  });

  it('makes one account of a form that is sent twice at once (T-13)', async () => {
    const input = signUpInput();
    await Promise.all([signUpCase(input, newId()), signUpCase(input, newId())]);
    await signIn(input.email, input.password);
    const profiles = await admin.db.collection('users').where('email', '==', input.email).get();
    expect(profiles.docs.map(({ id }) => id)).toEqual([(await findUser(input.email))?.uid]);
  });

  it('makes nothing and mails nothing again for the same request, and a new account for another one', async () => {
    const input = signUpInput({ requestId: newId() });
    await Promise.all([signUpCase(input, newId()), signUpCase(input, newId())]);
    await signUpCase(input, newId());
    const account = await findUser(input.email);
    expect(await queuedMail(input.email)).toHaveLength(1);
    await signUpCase({ ...input, requestId: newId() }, newId());
    expect((await findUser(input.email))?.uid).not.toBe(account?.uid);
    expect(await queuedMail(input.email)).toHaveLength(2);
    // A form that comes again after another one has taken its account away makes no account in secret.
    await signUpCase(input, newId());
    expect(await queuedMail(input.email)).toHaveLength(3);
  });

  it('is refused without the terms that hold now', async () => {
    const { terms: _, ...without } = signUpInput();
    expect((await postRaw('signUp', without)).code).toBe('invalid-input');
    expect((await postRaw('signUp', { ...without, terms: '2020-01-01' })).code).toBe('terms-changed');
    expect(await findUser(without.email)).toBeUndefined();
  });

  it.each([
    ['of 7 characters', 'abcdef7', 'invalid-input'],
    ['of 5,000 characters', 'x'.repeat(5_000), 'invalid-input'],
    ['that everybody tries first', 'PassWord123', 'password-common'],
    ['that is one character again and again', 'aaaaaaaaaa', 'password-common'],
    ['that is the address', 'ada@example.com', 'password-common'],
  ])('refuses a password %s (A-83)', async (_, password, code) => {
    const input = signUpInput({ email: 'ada@example.com', password });
    expect((await postRaw('signUp', { ...input })).code).toBe(code);
    expect(await findUser('ada@example.com')).toBeUndefined();
  });

  it('takes any other password as it is, a NUL and an emoji too (A-83)', async () => {
    await expect(signUpAndIn({ password: 'pass\u0000word 🐈 ' })).resolves.toMatchObject({});
  });

  it('takes an address in any case as the same one (T-49)', async () => {
    const user = await makeUser();
    const typed = ` ${user.email.toUpperCase()} `;
    expect((await postRaw('signUp', { ...signUpInput(), email: typed })).body).toBe('{"result":{}}');
    await expect.poll(() => queuedMail(user.email)).toMatchObject([{ message: { kind: 'account-exists' } }]);
  });
});

describe('an address that has an account and one that has none', () => {
  it('get the same answer from every call that anybody can make (T-48)', async () => {
    const known = await makeUser();
    const calls = [
      ['signUp', (email: string) => ({ ...signUpInput(), email })],
      ['resendConfirmation', (email: string) => ({ email, locale: 'en' })],
      ['requestPasswordReset', (email: string) => ({ email, locale: 'en' })],
    ] as const;
    for (const [name, input] of calls) {
      const answers = await Promise.all(
        [known.email, `${newId().toLowerCase()}@example.com`].map((email) => postRaw(name, input(email))),
      );
      expect(answers).toEqual(
        Array.from({ length: 2 }, () => ({ status: 200, code: undefined, body: '{"result":{}}' })),
      );
    }
  });

  it.each([
    ['requestPasswordReset', requestPasswordReset],
    ['resendConfirmation', resendConfirmation],
  ])('cost %s the same reads and writes (T-48)', async (_, useCase) => {
    const [confirmed, unconfirmed] = await Promise.all([makeUser(), makeUser(false)]);
    const costs: number[][] = [];
    for (const email of [confirmed.email, unconfirmed.email, `${newId().toLowerCase()}@example.com`]) {
      const spies = [
        vi.spyOn(Transaction.prototype, 'get'),
        vi.spyOn(Transaction.prototype, 'set'),
        vi.spyOn(DocumentReference.prototype, 'create'),
        vi.spyOn(DocumentReference.prototype, 'update'),
        vi.spyOn(DocumentReference.prototype, 'get'),
      ];
      await useCase(email, 'en', newId());
      costs.push(spies.map(({ mock }) => mock.calls.length));
      vi.restoreAllMocks();
    }
    expect(new Set(costs.map((cost) => cost.join())).size).toBe(1);
    // The mail, and the limits' counters of the address and of the caller.
    expect(costs[0]?.[2]).toBe(4);
  });

  it('wait for the same floor when they sign up (T-48)', async () => {
    const known = await makeUser();
    for (const email of [known.email, `${newId().toLowerCase()}@example.com`]) {
      const startedAt = performance.now();
      await signUpCase(signUpInput({ email }), newId());
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(895);
    }
  });

  it('differ in the mail alone: a known one hears in its owner’s language, an unknown one hears nothing (T-48)', async () => {
    const known = await makeUser();
    const profile = { name: 'Ada', email: known.email, locale: 'de', currentOrgId: null, signUp: null };
    await admin.db.doc(paths.user(known.uid)).set({ ...profile, createdAt: new Date() });
    await signUpCase(signUpInput({ email: known.email, locale: 'en' }), newId());
    expect(await mailsTo(known.email)).toMatchObject([{ subject: 'Sie haben bereits ein Konto' }]);
    const nobody = `${newId().toLowerCase()}@example.com`;
    await requestPasswordReset(nobody, 'en', newId());
    await expect.poll(() => queuedMail(nobody), { timeout: 20_000 }).toMatchObject([{ status: 'dropped' }]);
  });
});

describe('somebody else’s address', () => {
  it('is taken from whoever registered it first by whoever signs up later and reads the mail (T-46)', async () => {
    const attacker = await signUpAndIn();
    await signUpCase(signUpInput({ email: attacker.email, password: 'the owner’s own' }), newId());
    await expect(signIn(attacker.email, attacker.password)).rejects.toThrow('sign-in refused');
    expect(await refreshSession(attacker.refreshToken)).toMatchObject({ error: 'INVALID_REFRESH_TOKEN' });
    const { uid } = await admin.auth.getUserByEmail(attacker.email);
    const secret = await issueToken({
      purpose: 'confirm-email',
      uid,
      email: attacker.email,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await postRaw('confirmEmail', { token: secret }, attacker.idToken)).code).toBe('unauthenticated');
  });

  it('is taken from whoever registered it by a password reset: ways of signing in, answers and sessions are gone (T-46)', async () => {
    const attacker = await signUpAndIn({ fullName: 'Mallory', organizationName: 'Mallory Ltd' });
    const { uid } = await admin.auth.getUserByEmail(attacker.email);
    await admin.auth.updateUser(uid, {
      phoneNumber: `+4930${String(Date.now()).slice(-8)}`,
      providerToLink: { providerId: 'github.com', uid: 'mallory' },
    });
    const secret = await issueToken({
      purpose: 'reset-password',
      uid,
      email: attacker.email,
      expiresAt: new Date(Date.now() + 60_000),
    });
    await resetPassword(secret, 'the owner’s own', newId());
    const account = await admin.auth.getUser(uid);
    expect(account.emailVerified).toBe(true);
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(account.multiFactor?.enrolledFactors ?? []).toEqual([]);
    await expect(signIn(attacker.email, attacker.password)).rejects.toThrow('sign-in refused');
    const stale = await refreshSession(attacker.refreshToken);
    expect((await postRaw('completeSignUp', { answers: null }, stale.idToken)).code).toBe('unauthenticated');
    const { idToken } = await signIn(attacker.email, 'the owner’s own');
    expect((await postRaw('completeSignUp', { answers: null }, idToken)).code).toBe('not-found');
  });
});
