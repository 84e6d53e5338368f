import { deleteAccount as deleteAccountContract } from '@parlance/domain/contracts/accounts';
import { inviteSchema } from '@parlance/domain/documents/organizations/invite';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { describe, expect, it } from 'vitest';
import { createAccessKey } from '../../../functions/src/identity/accessKeys/createAccessKey.ts';
import { deleteAccount } from '../../../functions/src/identity/accounts/deleteAccount.ts';
import { issueToken } from '../../../functions/src/kernel/access/tokens/issueToken.ts';
import { updateMemberRole } from '../../../functions/src/identity/members/updateMemberRole.ts';
import { transferOwnership } from '../../../functions/src/identity/organizations/transferOwnership.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { readActivity } from '../support/readActivity.ts';

describe('a deleted account', () => {
  it('is gone from Authentication, profile, memberships, tokens and the names of what it did (A-108)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const { admin: user } = org.users;
    const canary = `Canary ${newId()}`;
    await admin.db.doc(paths.member(org.orgId, user.uid)).update({ name: canary });
    await createAccessKey({ ...membershipOf(org, 'admin'), name: canary }, 'Export', ['leads:read']);
    await updateMemberRole(membershipOf(org, 'owner'), user.uid, 'viewer');
    const chatId = newId();
    const said = { chatbotId: 'bot', text: 'Hello', at: new Date(), agentUid: user.uid, agentName: canary };
    const handover = { status: 'ended', requestedAt: new Date(), dueAt: new Date(), email: '' };
    const notes = [{ id: newId(), authorUid: user.uid, text: 'Called back.', at: new Date() }];
    const agent = { agentUid: user.uid, agentName: canary };
    await admin.db
      .doc(paths.chat(org.orgId, chatId))
      .set({ ...ruleDocuments.chat, handover: { ...handover, ...agent }, assigneeUid: user.uid, notes });
    const message = admin.db.doc(paths.message(org.orgId, chatId, newId()));
    await message.set({ role: 'agent', ...said });
    const copy = admin.db.doc(paths.relayed(org.orgId, chatId, message.id));
    await copy.set({ ...ruleDocuments.relayed, agentName: canary });
    const lead = admin.db.doc(paths.lead(org.orgId, newId()));
    await lead.set({ ...ruleDocuments.lead, assigneeUid: user.uid, notes });
    const open = await makeInvite(org.orgId, `${newId().toLowerCase()}@example.com`, {
      invitedBy: user.uid,
      inviterName: canary,
    });
    const came = await makeInvite(org.orgId, user.email, { status: 'accepted', name: canary });
    await admin.db.doc(paths.activityEntry(org.orgId, newId())).set({
      ...ruleDocuments.activity,
      kind: 'member-invited',
      actorUid: org.users.owner.uid,
      actorName: 'owner',
      subject: canary,
      subjectId: came.inviteId,
    });
    const expiresAt = new Date(Date.now() + 60_000);
    await issueToken({ purpose: 'reset-password', uid: user.uid, email: user.email, expiresAt });

    await callContract(deleteAccountContract, {}, user.idToken);

    await expect(admin.auth.getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await admin.db.doc(paths.user(user.uid)).get()).exists).toBe(false);
    expect((await admin.db.collection('accountTokens').where('uid', '==', user.uid).get()).empty).toBe(true);
    const collections = await admin.db.doc(paths.org(org.orgId)).listCollections();
    const left = await Promise.all(collections.map((collection) => collection.get()));
    const text = JSON.stringify(left.flatMap(({ docs }) => docs.map((document) => document.data())));
    expect(text).not.toContain(canary);
    expect(text).not.toContain(user.email);
    expect((await message.get()).data()).toMatchObject({ text: 'Hello', agentUid: user.uid, agentName: '' });
    expect((await copy.get()).exists).toBe(false);
    const chat = await admin.db.doc(paths.chat(org.orgId, chatId)).get();
    expect(chat.data()).toMatchObject({ assigneeUid: null, notes: [{ text: 'Called back.' }] });
    expect((await lead.get()).data()).toMatchObject({ assigneeUid: null, notes: [{ text: 'Called back.' }] });
    const { memberCount } = orgSchema.parse((await admin.db.doc(paths.org(org.orgId)).get()).data());
    expect(memberCount).toBe(3);
    const invite = inviteSchema.parse((await admin.db.doc(paths.invite(org.orgId, open.inviteId)).get()).data());
    expect(invite).toMatchObject({ status: 'revoked', inviterName: '' });
    const own = await readActivity(org.orgId, ['kind', 'actorUid', 'actorName']);
    expect(own.filter(([, actorUid]) => actorUid === user.uid)).toEqual([
      ['access-key-created', user.uid, ''],
      ['member-left', user.uid, ''],
    ]);
    const subjects = async () => (await mailsTo(user.email)).map(({ subject }) => subject).toSorted();
    await expect
      .poll(subjects, { timeout: 20_000 })
      .toEqual(['Your account has been deleted', 'Your role in Test GmbH has changed']);
  });

  it('does nothing more with a token that is still out: no profile, no organization comes back (T-50)', async () => {
    const user = await makeUser();
    await deleteAccount(personOf(user));
    expect((await postRaw('deleteAccount', {}, user.idToken)).code).toBe('unauthenticated');
    const business = { organizationName: 'B', businessType: 'retail', country: 'DE' };
    const answers = { fullName: 'A', ...business, locale: 'en', terms: TERMS_VERSION };
    expect((await postRaw('completeSignUp', { answers }, user.idToken)).code).toBe('unauthenticated');
    expect((await admin.db.doc(paths.user(user.uid)).get()).exists).toBe(false);
  });

  it('of an owner waits for a transfer, and says how many organizations there are (A-78)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const person = personOf(org.users.owner);
    await expect(deleteAccount(person)).rejects.toMatchObject({ code: 'owner-must-transfer', details: { max: 1 } });
    await transferOwnership(membershipOf(org, 'owner'), org.users.admin.uid);
    await deleteAccount(person);
    expect((await admin.db.doc(paths.member(org.orgId, person.uid)).get()).exists).toBe(false);
  });

  it('is deleted to the end by calling again after a cut (A-108)', async () => {
    const org = await makeTeam({ plan: 'business' });
    const { admin: user } = org.users;
    await createAccessKey(membershipOf(org, 'admin'), 'Export', ['leads:read']);
    // As if the first call had been killed right after its transaction.
    await admin.db.doc(paths.member(org.orgId, user.uid)).delete();
    await admin.db.doc(paths.user(user.uid)).delete();
    await deleteAccount(personOf(user));
    const [entry] = (await admin.db.collection(paths.activity(org.orgId)).get()).docs;
    expect(entry?.get('actorName')).toBe('');
    await expect(admin.auth.getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
