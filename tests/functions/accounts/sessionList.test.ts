import { changePassword, endAllSessions, endSession, noteSession } from '@parlance/domain/contracts/accounts';
import { accountSessionSchema } from '@parlance/domain/documents/accounts/accountSession';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../functions/src/identity/accounts/deleteAccount.ts';
import { noteSession as noteSessionCase } from '../../../functions/src/identity/accounts/sessions/noteSession.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { signIn } from '../../support/accounts/signIn.ts';
import type { TestUser } from '../../support/accounts/makeUser.ts';
import { forgeToken } from '../support/accounts/forgeToken.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { postToAccounts } from '../support/accounts/postToAccounts.ts';
import { signInWithProvider } from '../support/accounts/signInWithProvider.ts';
import { acceptInvite } from '../../../functions/src/identity/members/acceptInvite.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const NEW_PASSWORD = 'quite another one';

let org: TestTeam;
let user: TestUser;

beforeEach(async () => {
  org = await makeTeam({ plan: 'business' });
  user = org.users.admin;
});

/** A session of the same person that began `later` seconds after the present one. */
function another(later: number): string {
  return forgeToken(user.idToken, { auth_time: personOf(user).authTime + later });
}

function began(idToken: string): number {
  return personOf({ idToken }).authTime;
}

async function listed() {
  const found = await admin.db.collection(paths.sessions(user.uid)).orderBy('beganAt').get();
  return found.docs.map((session) => [Number(session.id), accountSessionSchema.parse(session.data())] as const);
}

function works(idToken: string): Promise<string | undefined> {
  const input = { orgId: org.orgId, uid: user.uid };
  return postRaw('readMemberGrants', input, idToken).then(({ code }) => code);
}

/** Links an intruder's Google account to the person's session, past the product. */
async function linkGoogle(email = `${newId().toLowerCase()}@evil.example`): Promise<string> {
  const google = JSON.stringify({ sub: `sub-${email}`, email, email_verified: true, name: 'Mallory' });
  const linked = await postToAccounts('signInWithIdp', {
    idToken: user.idToken,
    postBody: new URLSearchParams({ id_token: google, providerId: 'google.com' }).toString(),
    requestUri: suiteUrls.web,
    returnSecureToken: true,
  });
  expect(linked.ok).toBe(true);
  return email;
}

describe('the list of sessions', () => {
  it('has each session once, with its browser, and notes to the hour that it is in use', async () => {
    const person = personOf(user);
    const now = new Date();
    await noteSessionCase(person, FIREFOX, now);
    await noteSessionCase(person, FIREFOX, new Date(now.getTime() + LIMITS.sessionSeenMs - 1));
    const [[id, session] = []] = await listed();
    expect(id).toBe(person.authTime);
    expect(session).toMatchObject({ browser: 'Firefox', system: 'Windows', provider: 'password', seenAt: now });
    const later = new Date(now.getTime() + LIMITS.sessionSeenMs);
    await noteSessionCase(person, FIREFOX, later);
    expect((await listed()).map(([, { seenAt }]) => seenAt)).toEqual([later]);
  });

  it('keeps those that were seen last', async () => {
    const person = personOf(user);
    const now = Date.now();
    for (let n = 0; n <= LIMITS.sessionsListed; n += 1) {
      await noteSessionCase({ ...person, authTime: person.authTime + n }, '', new Date(now + n));
    }
    const kept = (await listed()).map(([id]) => id - person.authTime);
    expect(kept).toEqual(Array.from({ length: LIMITS.sessionsListed }, (_, n) => n + 1));
  });

  it('goes with the account', async () => {
    await callContract(noteSession, {}, user.idToken);
    await deleteAccount(personOf(user));
    expect(await listed()).toEqual([]);
  });
});

describe('a session that is ended by itself (T-50)', () => {
  it('has no access from that moment on, nor any to come by it, and the others go on', async () => {
    const stolen = another(1);
    for (const token of [user.idToken, stolen]) await callContract(noteSession, {}, token);
    expect(await works(stolen)).toBeUndefined();
    await callContract(endSession, { began: began(stolen) }, user.idToken);
    // Again, as a repeated call.
    await callContract(endSession, { began: began(stolen) }, user.idToken);
    expect(await works(stolen)).toBe('unauthenticated');
    for (const [name, input] of [
      ['noteSession', {}],
      ['endAllSessions', {}],
      ['changePassword', { password: NEW_PASSWORD, keeps: [] }],
      ['deleteAccount', {}],
    ] as const) {
      expect((await postRaw(name, input, stolen)).code).toBe('unauthenticated');
    }
    expect(await works(user.idToken)).toBeUndefined();
    expect((await listed()).map(([id]) => id)).toEqual([began(user.idToken)]);
  });

  it('is ended in an organization that is joined later, too', async () => {
    const stolen = another(1);
    await callContract(endSession, { began: began(stolen) }, user.idToken);
    const other = await makeTeam({ plan: 'business' });
    const { secret } = await makeInvite(other.orgId, user.email, { role: 'admin' });
    await acceptInvite(personOf(user), secret);
    const read = (token: string) => postRaw('readMemberGrants', { orgId: other.orgId, uid: user.uid }, token);
    expect((await read(stolen)).code).toBe('unauthenticated');
    expect((await read(user.idToken)).code).toBeUndefined();
  });

  it('is one of at most so many: with one more, all end', async () => {
    const first = personOf(user).authTime;
    for (let n = 1; n <= LIMITS.endedSessions; n += 1) {
      await callContract(endSession, { began: first + n }, user.idToken);
    }
    const profile = async () => userSchema.parse((await admin.db.doc(paths.user(user.uid)).get()).data());
    expect((await profile()).endedSessions).toHaveLength(LIMITS.endedSessions);
    expect(await works(user.idToken)).toBeUndefined();
    await callContract(endSession, { began: first + LIMITS.endedSessions + 1 }, user.idToken);
    expect(await works(user.idToken)).toBe('unauthenticated');
  });

  it('leaves nothing behind once all have ended', async () => {
    await callContract(endSession, { began: personOf(user).authTime - 1 }, user.idToken);
    await callContract(noteSession, {}, user.idToken);
    await callContract(endAllSessions, {}, user.idToken);
    expect(await works(user.idToken)).toBe('unauthenticated');
    expect(await listed()).toEqual([]);
    const profile = userSchema.parse((await admin.db.doc(paths.user(user.uid)).get()).data());
    expect(profile.endedSessions).toEqual([]);
    expect(await works((await signIn(user.email, user.password)).idToken)).toBeUndefined();
  });
});

describe('a way of signing in that was linked to a session past the product (A-123)', () => {
  const reported = async () =>
    (await queuedMail(user.email)).flatMap(({ message }) =>
      message.kind === 'sign-in-method-added' ? [message.provider] : [],
    );

  it('is reported by mail the next time that any session is in use, once', async () => {
    await callContract(noteSession, {}, user.idToken);
    expect(await reported()).toEqual([]);
    await linkGoogle();
    await callContract(noteSession, {}, user.idToken);
    await callContract(noteSession, {}, user.idToken);
    expect(await reported()).toEqual(['google.com']);
  });

  it('goes with a new password, unless it is kept, and what is linked anew is reported again', async () => {
    const email = await linkGoogle();
    await callContract(noteSession, {}, user.idToken);
    await callContract(changePassword, { password: NEW_PASSWORD, keeps: [] }, user.idToken);
    // Somebody with a new account, not the person.
    expect((await signInWithProvider('google.com', email)).localId).not.toBe(user.uid);

    user = { ...user, ...(await signIn(user.email, NEW_PASSWORD)) };
    const own = await linkGoogle();
    await callContract(noteSession, {}, user.idToken);
    expect(await reported()).toEqual(['google.com']);
    await callContract(changePassword, { password: 'the third of them', keeps: ['google.com'] }, user.idToken);
    expect((await signInWithProvider('google.com', own)).localId).toBe(user.uid);
  });
});

it('a member’s access is read with the same words by rules and callables', async () => {
  const { authTime } = membershipOf(org, 'admin');
  await admin.db.doc(paths.member(org.orgId, user.uid)).update({ endedSessions: [authTime] });
  expect(await works(user.idToken)).toBe('unauthenticated');
});
