import { acceptInvite, readInvite } from '@parlance/domain/contracts/members';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import type { Invite } from '@parlance/domain/documents/organizations/invite';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeOrg, type TestOrg } from '../../support/makeOrg.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { signInWithProvider } from '../support/accounts/signInWithProvider.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';

const AD = 'you won 500 EUR, claim at https://evil.example/win now';
const ORG_AD = 'WIN 500 EUR: https://evil.example/claim';

function newAddress(): string {
  return `${newId().toLowerCase()}@example.com`;
}

/** Gives a session's account a name past the product, by Authentication's public interface. */
async function callAccount(idToken: string, displayName: string): Promise<void> {
  const response = await fetch(`${suiteUrls.auth}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken, displayName }),
  });
  expect(response.ok).toBe(true);
}

describe('a name with a web address (A-124)', () => {
  const business = { organizationName: 'Engines', businessType: 'retail', country: 'AT' };
  const answers = { fullName: 'Ada', ...business, locale: 'en', terms: TERMS_VERSION };

  it.each([
    ['signUp', { ...signUpInput(), fullName: AD }],
    ['signUp', { ...signUpInput(), organizationName: ORG_AD }],
    ['setUpInvitedAccount', { token: 'x'.repeat(43), fullName: AD, password: 'nanoseconds', locale: 'en' }],
  ])('is refused by %s', async (name, input) => {
    expect((await postRaw(name, input)).code).toBe('invalid-input');
  });

  it('is refused by the screen after a provider’s sign-in', async () => {
    const { idToken } = await makeUser();
    for (const changed of [{ fullName: AD }, { organizationName: ORG_AD }]) {
      const input = { answers: { ...answers, ...changed } };
      expect((await postRaw('completeSignUp', input, idToken)).code).toBe('invalid-input');
    }
    expect((await postRaw('completeSignUp', { answers }, idToken)).code).toBeUndefined();
  });

  it('is refused in an invitation and as an organization’s name, which may be one domain and no more', async () => {
    const { orgId, users } = await makeOrg({ plan: 'business' });
    const post = (name: string, input: object) => postRaw(name, { orgId, ...input }, users.owner.idToken);
    const invited = { email: newAddress(), role: 'viewer', locale: 'en' };
    expect((await post('inviteMember', { ...invited, fullName: AD })).code).toBe('invalid-input');
    const org = { timezone: 'Europe/Berlin', locale: 'de' };
    expect((await post('updateOrg', { ...org, name: ORG_AD })).code).toBe('invalid-input');
    expect((await post('updateOrg', { ...org, name: 'Booking.com' })).code).toBeUndefined();
  });
});

describe('an invitation’s mail (A-124)', () => {
  const compose = async (org: TestOrg, overrides: Partial<Invite>) => {
    const { orgId } = org;
    const to = newAddress();
    const invitedBy = org.users.owner.uid;
    const { inviteId } = await makeInvite(orgId, to, { invitedBy, ...overrides });
    return composeMail(newMail(to, 'en', { kind: 'invite', orgId, inviteId }));
  };

  it.each([
    ['en', 'invites you to a team'],
    ['de', 'lädt Sie zu einem Team ein'],
  ] as const)('in %s quotes no names that are advertisements, however they were stored', async (locale, subject) => {
    const org = await makeOrg({ plan: 'business', name: ORG_AD });
    const mail = await compose(org, { locale, name: AD, inviterName: 'Mallory www.evil.example' });
    expect(mail?.subject).toBe(`${org.users.owner.email} ${subject}`);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil');
  });

  it('names no organization that is called like a domain, and its inviter', async () => {
    const org = await makeOrg({ plan: 'business', name: 'evil-prizes.win' });
    const mail = await compose(org, { inviterName: 'Dr.Huber' });
    expect(mail?.subject).toBe('Dr.Huber invites you to a team');
    expect(mail?.html).not.toContain('evil');
  });

  it('says who invites where that person has gone', async () => {
    const mail = await compose(await makeOrg(), { invitedBy: newId(), inviterName: AD });
    expect(mail?.subject).toMatch(/^Somebody invites you to /);
  });
});

describe('a mail to an address that nobody has confirmed (A-124)', () => {
  it.each(['confirm-email', 'reset-password'] as const)('of kind %s greets nobody by name', async (kind) => {
    const user = await makeUser(false);
    await admin.auth.updateUser(user.uid, { displayName: 'Call 0900 1234' });
    const mail = await composeMail(newMail(user.email, 'en', { kind }));
    expect(mail?.text).toMatch(/^Hello,\n/);
  });

  it('of a new address does not quote the account’s name', async () => {
    const { uid } = await makeUser();
    await admin.auth.updateUser(uid, { displayName: 'Call 0900 1234' });
    const mail = await composeMail(newMail(newAddress(), 'de', { kind: 'confirm-new-email', uid }));
    expect(mail?.text).toMatch(/^Guten Tag,\n/);
  });

  it('quotes no name of Authentication’s that is none, once it is confirmed', async () => {
    const user = await makeUser();
    await callAccount(user.idToken, AD);
    const mail = await composeMail(newMail(user.email, 'en', { kind: 'password-changed' }));
    expect(mail?.text).toMatch(/^Hello,\n/);
  });
});

describe('a name that a provider or a client gives an account (A-123)', () => {
  const strange = [`${'x'.repeat(3000)}\n\u202Egnp.exe`, AD, 'Ada\nLovelace', 'Ada \u202E', ''];

  it.each(strange)('is not the member’s where it is no name: %.20j', async (displayName) => {
    const { orgId } = await makeOrg({ plan: 'business' });
    const user = await makeUser();
    await callAccount(user.idToken, displayName);
    const { secret: token } = await makeInvite(orgId, user.email);
    expect((await callContract(readInvite, { token })).fullName).toBe('Grace Hopper');
    await callContract(acceptInvite, { token }, user.idToken);
    const member = await admin.db.doc(paths.member(orgId, user.uid)).get();
    expect(memberSchema.parse(member.data()).name).toBe('Grace Hopper');
  });

  it('is the member’s where it is one', async () => {
    const { orgId } = await makeOrg({ plan: 'business' });
    const email = newAddress();
    const session = await signInWithProvider('google.com', email);
    const { secret: token } = await makeInvite(orgId, email);
    await callContract(acceptInvite, { token }, session.idToken);
    const member = await admin.db.doc(paths.member(orgId, session.localId)).get();
    expect(memberSchema.parse(member.data()).name).toBe('Ada Lovelace');
  });
});
