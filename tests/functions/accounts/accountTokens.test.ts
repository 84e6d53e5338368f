import { confirmEmail, resetPassword } from '@parlance/domain/contracts/accounts';
import type { AccountToken } from '@parlance/domain/documents/accounts/accountToken';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { requestPasswordReset } from '../../../functions/src/identity/accounts/requestPasswordReset.ts';
import { resetPassword as resetPasswordCase } from '../../../functions/src/identity/accounts/resetPassword.ts';
import { hashSecret } from '../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeUser, type TestUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { secretIn } from '../support/mail/secretIn.ts';

const PASSWORD = 'a brand new one';

function soon(): Date {
  return new Date(Date.now() + LIMITS.resetTokenMs);
}

function issueFor(user: TestUser, overrides: Partial<AccountToken & { purpose: 'reset-password' }> = {}) {
  return issueToken({
    purpose: 'reset-password',
    uid: user.uid,
    email: user.email,
    expiresAt: soon(),
    ...overrides,
  });
}

async function isThere(secret: string): Promise<boolean> {
  return (await admin.db.doc(paths.accountToken(hashSecret(secret))).get()).exists;
}

describe('the secret of a mail', () => {
  it('is in the mail and nowhere else: no answer and no document holds it (T-47, T-55)', async () => {
    const user = await makeUser();
    const asked = await postRaw('requestPasswordReset', { email: user.email, locale: 'de' });
    expect(asked).toMatchObject({ status: 200, body: '{"result":{}}' });
    const [mail] = await mailsTo(user.email);
    const secret = secretIn(mail ?? { text: '' });
    const queued = await queuedMail(user.email);
    expect(queued).toMatchObject([{ message: { kind: 'reset-password' } }]);
    const tokens = await admin.db.collection('accountTokens').where('uid', '==', user.uid).get();
    expect(tokens.docs.map(({ id }) => id)).toEqual([hashSecret(secret)]);
    expect(JSON.stringify([queued, tokens.docs.map((token) => token.data())])).not.toContain(secret);
  });

  it('is different every time and has 256 bits (T-18)', async () => {
    const user = await makeUser();
    const secrets = await Promise.all(Array.from({ length: 20 }, () => issueFor(user)));
    expect(new Set(secrets).size).toBe(20);
    expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true);
  });
});

describe('a token', () => {
  let user: TestUser;

  beforeAll(async () => {
    user = await makeUser();
  });

  const REFUSED = { code: 'token-invalid' };
  const reset = (secret: string) => resetPasswordCase(secret, PASSWORD, newId());

  it('works once, also of ten calls at the same time (T-52)', async () => {
    const secret = await issueFor(user);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => resetPasswordCase(secret, PASSWORD, newId())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset(secret)).rejects.toMatchObject(REFUSED);
    await signIn(user.email, PASSWORD);
  });

  it('ends (T-52)', async () => {
    await expect(reset(await issueFor(user, { expiresAt: new Date(Date.now() - 1) }))).rejects.toMatchObject(REFUSED);
  });

  it('opens nothing that it was not made for (T-52)', async () => {
    user = await makeUser();
    const { orgId } = await makeOrg();
    const { secret: invite } = await makeInvite(orgId, user.email);
    const confirmation = await issueToken({
      purpose: 'confirm-email',
      uid: user.uid,
      email: user.email,
      expiresAt: soon(),
    });
    const change = await issueToken({ purpose: 'change-email', uid: user.uid, email: user.email, expiresAt: soon() });
    for (const secret of [invite, confirmation, change]) await expect(reset(secret)).rejects.toMatchObject(REFUSED);
    const own = await issueFor(user);
    expect((await postRaw('confirmEmail', { token: own }, user.idToken)).code).toBe('token-invalid');
    expect((await postRaw('confirmEmailChange', { token: own })).code).toBe('token-invalid');
    expect((await postRaw('readInvite', { token: own })).code).toBe('token-invalid');
    expect((await postRaw('acceptInvite', { token: own }, user.idToken)).code).toBe('token-invalid');
  });

  it('is taken as it was sent and no other way: cut, prolonged, in other case, its own hash (T-49, T-52)', async () => {
    const secret = await issueFor(user);
    const swapped = secret.replace(/[a-zA-Z]/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
    await expect(reset(swapped)).rejects.toMatchObject(REFUSED);
    await expect(reset(hashSecret(secret).slice(0, 43))).rejects.toMatchObject(REFUSED);
    const strange = [secret.slice(1), `${secret}A`, ` ${secret}`, `${secret}\n`, hashSecret(secret), '../users/x', ''];
    for (const token of [...strange, null, 7, [secret], { token: secret }]) {
      expect((await postRaw('resetPassword', { token, password: PASSWORD })).code).toBe('invalid-input');
    }
    expect(await isThere(secret)).toBe(true);
  });

  it('does nothing for an address that the account no longer has (T-52)', async () => {
    const moved = await makeUser();
    const secret = await issueFor(moved, { email: 'earlier@example.com' });
    await expect(reset(secret)).rejects.toMatchObject(REFUSED);
  });

  it('survives a password that is too common, so that the person can choose another (A-83)', async () => {
    const secret = await issueFor(user);
    const token = { token: secret };
    await expect(callContract(resetPassword, { ...token, password: 'Password123' })).rejects.toMatchObject({
      code: 'password-common',
    });
    expect(await callContract(resetPassword, { ...token, password: PASSWORD })).toEqual({ email: user.email });
  });

  it('of somebody else confirms nothing and stays good for its owner (T-52)', async () => {
    const [owner, other] = await Promise.all([makeUser(false), makeUser(false)]);
    const { uid, email } = owner;
    const secret = await issueToken({ purpose: 'confirm-email', uid, email, expiresAt: soon() });
    await expect(callContract(confirmEmail, { token: secret }, other.idToken)).rejects.toMatchObject({
      code: 'token-other-account',
    });
    await callContract(confirmEmail, { token: secret }, owner.idToken);
    expect((await admin.auth.getUser(uid)).emailVerified).toBe(true);
    expect((await admin.auth.getUser(other.uid)).emailVerified).toBe(false);
    expect((await postRaw('confirmEmail', { token: secret }, owner.idToken)).code).toBe('token-invalid');
  });

  it('is worthless once another one has changed the password (T-52)', async () => {
    const [first, second] = await Promise.all([issueFor(user), issueFor(user)]);
    await resetPasswordCase(first, PASSWORD, newId());
    await expect(reset(second)).rejects.toMatchObject(REFUSED);
    expect(await isThere(second)).toBe(false);
  });
});

it('asks for the same mail at most once a minute, without saying so (T-48)', async () => {
  const user = await makeUser();
  for (const address of [newId(), newId(), newId()]) await requestPasswordReset(user.email, 'en', address);
  expect(await queuedMail(user.email)).toHaveLength(1);
});
