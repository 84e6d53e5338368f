import { confirmEmailChange, requestEmailChange } from '@parlance/domain/contracts/accounts';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmEmailChange as confirmCase } from '../../../functions/src/identity/accounts/tokens/confirmEmailChange.ts';
import { findUser } from '../../../functions/src/kernel/access/findUser.ts';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { requestEmailChange as requestCase } from '../../../functions/src/identity/accounts/requestEmailChange.ts';
import { resetPassword } from '../../../functions/src/identity/accounts/resetPassword.ts';
import { signUp } from '../../../functions/src/identity/accounts/signUp.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser, type TestUser } from '../../support/accounts/makeUser.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { secretIn } from '../support/mail/secretIn.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';

let org: TestTeam;
let user: TestUser;
let newEmail: string;

beforeEach(async () => {
  org = await makeTeam();
  user = org.users.member;
  newEmail = `${newId().toLowerCase()}@example.com`;
});

function issue(purpose: 'change-email' | 'reset-password', email: string): Promise<string> {
  return issueToken({ purpose, uid: user.uid, email, expiresAt: new Date(Date.now() + LIMITS.emailChangeTokenMs) });
}

describe('a change of address', () => {
  it('is asked for, told to the old address, confirmed by the new one and true everywhere; old sessions end (T-50)', async () => {
    await callContract(requestEmailChange, { email: newEmail, locale: 'de' }, user.idToken);
    expect(await mailsTo(user.email)).toMatchObject([{ subject: 'Your e-mail address is about to change' }]);
    const [mail] = await mailsTo(newEmail);
    expect(mail?.subject).toBe('Bestätigen Sie Ihre neue E-Mail-Adresse');
    expect(mail?.links[0]).toMatch(/\/confirm\?for=new-email#token=/);
    const answer = await callContract(confirmEmailChange, { token: secretIn(mail ?? { text: '' }) });
    expect(answer).toEqual({ email: newEmail });

    expect(await admin.auth.getUser(user.uid)).toMatchObject({ email: newEmail, emailVerified: true });
    for (const path of [paths.user(user.uid), paths.member(org.orgId, user.uid)]) {
      expect((await admin.db.doc(path).get()).get('email')).toBe(newEmail);
    }
    const call = (token: string) => postRaw('createChatbot', { orgId: org.orgId, name: 'B', description: '' }, token);
    expect((await call(user.idToken)).code).toBe('unauthenticated');
    await expect(signIn(user.email, user.password)).rejects.toThrow('sign-in refused');
    expect((await call((await signIn(newEmail, user.password)).idToken)).code).toBeUndefined();
    expect(await mailsTo(user.email, 2)).toMatchObject([
      { subject: 'Your e-mail address has been changed' },
      { subject: 'Your e-mail address is about to change' },
    ]);
  });

  it('to an address that is taken gets the same answer, and its owner a mail of another kind (T-48)', async () => {
    const taken = await makeUser();
    const ask = (email: string) => postRaw('requestEmailChange', { email, locale: 'en' }, user.idToken);
    expect(await ask(taken.email)).toEqual(await ask(newEmail));
    const [mail] = await mailsTo(taken.email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toContain('token=');
  });

  it('fails where the address was taken meanwhile by somebody who confirmed it (T-48)', async () => {
    const secret = await issue('change-email', (await makeUser()).email);
    await expect(confirmCase(secret, newId())).rejects.toMatchObject({ code: 'token-invalid' });
    expect((await admin.auth.getUser(user.uid)).email).toBe(user.email);
  });

  it('is not stopped by somebody who signed up with the address and never confirmed it (T-46)', async () => {
    await signUp(signUpInput({ email: newEmail }), newId());
    await confirmCase(await issue('change-email', newEmail), newId());
    expect((await findUser(newEmail))?.uid).toBe(user.uid);
  });

  it('makes links worthless that are under way to the old address (T-52)', async () => {
    const reset = await issue('reset-password', user.email);
    const secret = await issue('change-email', newEmail);
    await confirmCase(secret, newId());
    await expect(resetPassword(reset, 'taken over again', newId())).rejects.toMatchObject({ code: 'token-invalid' });
    await expect(confirmCase(secret, newId())).rejects.toMatchObject({ code: 'token-invalid' });
  });

  it('is asked for at most five times an hour (T-48)', async () => {
    const asks = Array.from({ length: 6 }, () => `${newId().toLowerCase()}@example.com`);
    for (const email of asks.slice(0, 5)) await requestCase(personOf(user), email, 'en');
    await expect(requestCase(personOf(user), newEmail, 'en')).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
