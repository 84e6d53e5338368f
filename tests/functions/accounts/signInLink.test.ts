import { confirmEmail, signInByLink } from '@parlance/domain/contracts/accounts';
import { accountSessionSchema } from '@parlance/domain/documents/accounts/accountSession';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { requestSignInLink } from '../../../functions/src/identity/accounts/signInLink/requestSignInLink.ts';
import { signInByLink as signInByLinkCase } from '../../../functions/src/identity/accounts/signInLink/signInByLink.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser, type TestUser } from '../../support/accounts/makeUser.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { postToAccounts } from '../support/accounts/postToAccounts.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { secretIn } from '../support/mail/secretIn.ts';
import * as z from 'zod';

const REFUSED = { code: 'token-invalid' };
const sessionSchema = z.object({ idToken: z.string() });

function issueFor({ uid, email }: Pick<TestUser, 'uid' | 'email'>, expiresAt = new Date(Date.now() + 60_000)) {
  return issueToken({ purpose: 'sign-in', uid, email, expiresAt });
}

/** The session that a custom token gives, as the browser asks Authentication for it. */
async function sessionOf(customToken: string): Promise<string> {
  const { body } = await postToAccounts('signInWithCustomToken', { token: customToken, returnSecureToken: true });
  return sessionSchema.parse(body).idToken;
}

async function addSecondFactor(uid: string): Promise<void> {
  await getAuth().updateUser(uid, {
    multiFactor: {
      enrolledFactors: [{ uid: newId(), factorId: 'phone', phoneNumber: '+4915123456789', displayName: 'Phone' }],
    },
  });
}

it('a mailed link signs in once, to a session in which the person is who they are', async () => {
  const { orgId, users } = await makeTeam();
  const { owner } = users;
  expect(await postRaw('requestSignInLink', { email: owner.email, locale: 'en' })).toMatchObject({
    status: 200,
    body: '{"result":{}}',
  });
  const [mail] = await mailsTo(owner.email);
  const secret = secretIn(mail ?? { text: '' });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signInByLinkCase(secret, newId())));
  const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(made).toHaveLength(1);
  const idToken = await sessionOf(made[0] ?? '');
  expect(await postRaw('updateOrg', { orgId, name: 'Renamed', timezone: 'UTC', locale: 'en' }, idToken)).toMatchObject({
    status: 200,
  });
  expect((await postRaw('noteSession', {}, idToken)).status).toBe(200);
  const sessions = await admin.db.collection(paths.sessions(owner.uid)).get();
  expect(sessions.docs.map((doc) => accountSessionSchema.parse(doc.data()).provider)).toContain('custom');
  await expect(signInByLinkCase(secret, newId())).rejects.toMatchObject(REFUSED);
  // Sessions that began by a link end as all others do.
  expect((await postRaw('endAllSessions', {}, idToken)).status).toBe(200);
  expect((await postRaw('noteSession', {}, idToken)).code).toBe('unauthenticated');
});

it('a link leads past no second factor: neither a new one nor one from before', async () => {
  const user = await makeUser();
  const before = await issueFor(user);
  await addSecondFactor(user.uid);
  await expect(signInByLinkCase(before, newId())).rejects.toMatchObject(REFUSED);
  await requestSignInLink(user.email, 'en', newId());
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toBe('Sign in with your password');
  expect(mail?.text).not.toContain('#token=');
});

it('a link of an address that nobody has confirmed confirms it, and an unknown one gets no mail', async () => {
  const user = await makeUser(false);
  await requestSignInLink(user.email, 'en', newId());
  const [mail] = await mailsTo(user.email);
  expect(mail?.text).toContain('/confirm#token=');
  await expect(signInByLinkCase(await issueFor(user), newId())).rejects.toMatchObject(REFUSED);
  const nobody = `${newId().toLowerCase()}@example.com`;
  expect((await postRaw('requestSignInLink', { email: nobody, locale: 'en' })).body).toBe('{"result":{}}');
});

it('a link is of no use late, for another purpose, or after the address has changed', async () => {
  const user = await makeUser();
  await expect(signInByLinkCase(await issueFor(user, new Date(Date.now() - 1)), newId())).rejects.toMatchObject(
    REFUSED,
  );
  const reset = await issueToken({
    purpose: 'reset-password',
    uid: user.uid,
    email: user.email,
    expiresAt: new Date(Date.now() + LIMITS.resetTokenMs),
  });
  await expect(callContract(signInByLink, { token: reset })).rejects.toMatchObject(REFUSED);
  await expect(callContract(confirmEmail, { token: await issueFor(user) }, user.idToken)).rejects.toMatchObject(
    REFUSED,
  );
  const old = await issueFor({ uid: user.uid, email: 'former@example.com' });
  await expect(signInByLinkCase(old, newId())).rejects.toMatchObject(REFUSED);
  await getAuth().updateUser(user.uid, { disabled: true });
  await expect(signInByLinkCase(await issueFor(user), newId())).rejects.toMatchObject(REFUSED);
});
