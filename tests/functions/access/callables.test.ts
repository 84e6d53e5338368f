import { completeSignUp } from '@parlance/domain/contracts/accounts';
import { markChatRead } from '@parlance/domain/contracts/conversations/chats';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import { memberSchema } from '@parlance/domain/documents/organizations/member';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { can, ROLES } from '@parlance/domain/roles';
import { describe, expect, it } from 'vitest';
import { completeSignUp as completeSignUpCase } from '../../../functions/src/identity/accounts/completeSignUp.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { forgeToken } from '../support/accounts/forgeToken.ts';
import { HARMLESS } from '../../support/calls/HARMLESS.ts';
import { MEMBER_CALLS } from '../../support/calls/MEMBER_CALLS.ts';
import type { Ids, MemberCall } from '../../support/calls/MemberCall.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { personOf } from '../support/accounts/personOf.ts';
import { storedAnswer } from '../support/answering/storedAnswer.ts';

/** An organization with a seat free beside the open invitation. */
function makeRoomyOrg(): Promise<TestTeam> {
  return makeTeam({ plan: 'business', memberCount: 3 });
}

/** A key of the API, past the limit of keys. */
async function makeKey(orgId: string, createdBy: string): Promise<string> {
  const keyId = newId();
  const made = { createdBy, createdAt: new Date(), lastUsedAt: null };
  const key: AccessKey = { name: 'Export', hint: 'abcd', scopes: ['leads:read'], ...made };
  await admin.db.doc(paths.accessKey(orgId, keyId)).set(key);
  return keyId;
}

/** A webhook that is off, with a delivery. */
async function makeWebhook(orgId: string): Promise<Pick<Ids, 'webhookId' | 'deliveryId'>> {
  const [webhookId, deliveryId] = [newId(), newId()];
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.webhook(orgId, webhookId)), ruleDocuments.webhook);
  batch.set(admin.db.doc(paths.webhookSecret(orgId, webhookId)), ruleDocuments.webhookSecret);
  batch.set(admin.db.doc(paths.delivery(orgId, webhookId, deliveryId)), ruleDocuments.delivery);
  await batch.commit();
  return { webhookId, deliveryId };
}

async function makeLead(orgId: string, chatbotId: string): Promise<string> {
  const leadId = newId();
  await admin.db.doc(paths.lead(orgId, leadId)).set({ ...ruleDocuments.lead, chatbotId });
  return leadId;
}

async function makeDeclaration(orgId: string, chatbotId: string): Promise<string> {
  const declarationId = newId();
  await admin.db.doc(paths.declaration(orgId, declarationId)).set({ ...ruleDocuments.declaration, chatbotId });
  return declarationId;
}

async function makeSubmission(orgId: string, chatbotId: string): Promise<string> {
  const submissionId = newId();
  await admin.db.doc(paths.submission(orgId, submissionId)).set({ ...ruleDocuments.submission, chatbotId });
  return submissionId;
}

/** An id that no document has. */
const NOWHERE = newId();

/** Makes a chatbot in an organization and the documents whose ids `isWanted` selects. The other ids are `NOWHERE`. */
async function makeIds(org: TestTeam, isWanted: (id: keyof Ids) => boolean = () => true): Promise<Ids> {
  const { orgId, users } = org;
  const chatbotId = await makeChatbot(orgId);
  const email = `${newId().toLowerCase()}@example.com`;
  const [sourceId, { sourceId: websiteId }, { inviteId }, keyId, leadId, declarationId, submissionId, answer, webhook] =
    await Promise.all([
      isWanted('sourceId')
        ? makeSource(orgId, chatbotId, 'Some text.', { fileType: 'csv', status: 'indexed' })
        : NOWHERE,
      isWanted('websiteId') ? makeWebsite(orgId, chatbotId, 'https://shop.example/') : { sourceId: NOWHERE },
      isWanted('inviteId') ? makeInvite(orgId, email) : { inviteId: NOWHERE },
      isWanted('keyId') ? makeKey(orgId, users.owner.uid) : NOWHERE,
      isWanted('leadId') ? makeLead(orgId, chatbotId) : NOWHERE,
      isWanted('declarationId') ? makeDeclaration(orgId, chatbotId) : NOWHERE,
      isWanted('submissionId') ? makeSubmission(orgId, chatbotId) : NOWHERE,
      isWanted('chatId') || isWanted('messageId')
        ? storedAnswer(orgId, chatbotId)
        : { chatId: NOWHERE, messageId: NOWHERE },
      isWanted('webhookId') || isWanted('deliveryId')
        ? makeWebhook(orgId)
        : { webhookId: NOWHERE, deliveryId: NOWHERE },
    ]);
  return {
    orgId,
    chatbotId,
    sourceId,
    websiteId,
    inviteId,
    keyId,
    leadId,
    declarationId,
    submissionId,
    uid: users.viewer.uid,
    ...answer,
    ...webhook,
  };
}

/** Returns a test for the ids that an input contains. */
function idsOf(input: MemberCall['input']): (id: keyof Ids) => boolean {
  const read = new Set<string | symbol>();
  input(
    new Proxy(ids, {
      get: (of, name): unknown => {
        read.add(name);
        return Reflect.get(of, name);
      },
    }),
  );
  return (id) => read.has(id);
}

/** All that the calls could have changed of an organization. */
async function snapshotOf(of: Ids): Promise<unknown[]> {
  const { orgId, chatbotId, sourceId, websiteId, inviteId, keyId, leadId, uid, chatId, messageId } = of;
  const { webhookId, deliveryId, declarationId, submissionId } = of;
  const found = await admin.db.getAll(
    ...[
      paths.org(orgId),
      paths.chatbot(orgId, chatbotId),
      paths.source(orgId, sourceId),
      paths.source(orgId, websiteId),
      paths.invite(orgId, inviteId),
      paths.accessKey(orgId, keyId),
      paths.webhook(orgId, webhookId),
      paths.webhookSecret(orgId, webhookId),
      paths.delivery(orgId, webhookId, deliveryId),
      paths.member(orgId, uid),
      paths.lead(orgId, leadId),
      paths.declaration(orgId, declarationId),
      paths.submission(orgId, submissionId),
      paths.chat(orgId, chatId),
      paths.message(orgId, chatId, messageId),
    ].map((path) => admin.db.doc(path)),
  );
  // What the calls that were let in have taught is read meanwhile.
  return found.map((document) => ({ ...document.data(), trainingTokens: undefined }));
}

const [ours, theirs] = await Promise.all([makeRoomyOrg(), makeRoomyOrg()]);
const ids = await makeIds(ours);
const unconfirmed = await makeUser(false);
await admin.db
  .doc(paths.member(ours.orgId, unconfirmed.uid))
  .set({ name: 'x', email: unconfirmed.email, role: 'owner', status: 'active', createdAt: new Date() });

describe.each(MEMBER_CALLS)('$name', ({ name, access, input, allowed, foreign = 'not-found', needsOwnOrg }) => {
  if (access.kind !== 'member') throw new TypeError(`${name} is not for members`);
  const { action } = access;

  it('is open to the least role that may and closed to the highest that may not (T-07)', async () => {
    const org = needsOwnOrg ? await makeRoomyOrg() : ours;
    const own = await makeIds(org, idsOf(input));
    // Everybody may do some things.
    const highest = ROLES.find((role) => !can(role, action));
    const least = ROLES.findLast((role) => can(role, action)) ?? 'owner';
    const answers = [];
    for (const role of highest === undefined ? [least] : [highest, least]) {
      answers.push((await postRaw(name, input(own), org.users[role].idToken)).code);
    }
    expect(answers).toEqual(highest === undefined ? [allowed] : ['permission-denied', allowed]);
  });

  it("does not exist for another organization's owner (T-04)", async () => {
    expect((await postRaw(name, input(ids), theirs.users.owner.idToken)).code).toBe('not-found');
  });

  it('finds nothing when the ids are of another organization (T-04)', async () => {
    const other = needsOwnOrg ? await makeRoomyOrg() : theirs;
    const before = await snapshotOf(ids);
    const { code } = await postRaw(name, input({ ...ids, orgId: other.orgId }), other.users.owner.idToken);
    expect(code ?? HARMLESS).toBe(foreign);
    expect(await snapshotOf(ids)).toEqual(before);
  });

  it.each(['unconfirmed', 'nobody'])('is closed to %s (A-82)', async (who) => {
    const token = who === 'unconfirmed' ? unconfirmed.idToken : undefined;
    const { code } = await postRaw(name, input(ids), token);
    expect(code).toBe(who === 'unconfirmed' ? 'email-not-confirmed' : 'unauthenticated');
  });
});

it('a call is closed to a pending member and, at once, to one who was removed or whose session has ended (T-50, T-68)', async () => {
  const user = await makeUser();
  const member = admin.db.doc(paths.member(ours.orgId, user.uid));
  const call = () => postRaw(markChatRead.name, { orgId: ours.orgId, chatId: ids.chatId }, user.idToken);
  await member.set({ name: 'x', email: user.email, role: 'owner', status: 'pending', createdAt: new Date() });
  expect((await call()).code).toBe('not-found');
  await member.update({ status: 'active' });
  expect((await call()).code).toBeUndefined();
  await member.update({ sessionsFrom: personOf(user).authTime + 1 });
  expect((await call()).code).toBe('unauthenticated');
  await member.delete();
  expect((await call()).code).toBe('not-found');
});

const recentCalls = MEMBER_CALLS.filter(({ access }) => access.kind === 'member' && access.isRecent);

it.each(recentCalls)('$name asks for a recent sign-in', async ({ name, input }) => {
  const authTime = Math.floor((Date.now() - LIMITS.recentSignInMs) / 1000) - 1;
  const token = forgeToken(ours.users.owner.idToken, { auth_time: authTime });
  expect((await postRaw(name, input(ids), token)).code).toBe('recent-sign-in-required');
});

describe('completeSignUp', () => {
  it('makes one organization out of 50 parallel calls (T-13)', async () => {
    const user = await makeUser();
    const signUp = { organizationName: 'One GmbH', businessType: 'retail', country: 'DE' };
    await admin.db
      .doc(paths.user(user.uid))
      .set({ name: 'Ada', email: user.email, locale: 'de', currentOrgId: null, signUp, createdAt: new Date() });
    const person = personOf(user);
    const results = await Promise.all(Array.from({ length: 50 }, () => completeSignUpCase(person, null)));
    const again = await callContract(completeSignUp, { answers: null }, user.idToken);
    expect(new Set([...results, again.orgId]).size).toBe(1);
    const owned = await admin.db.collection('orgs').where('ownerUid', '==', user.uid).get();
    expect(owned.docs.map((doc) => String(doc.get('name')))).toEqual(['One GmbH']);
    const members = await admin.db.collection(paths.members(again.orgId)).get();
    expect(members.docs.map((doc) => [doc.id, memberSchema.parse(doc.data()).role])).toEqual([[user.uid, 'owner']]);
    const activity = await admin.db.collection(paths.activity(again.orgId)).get();
    expect(activity.docs.map((doc) => String(doc.get('kind')))).toEqual(['org-created']);
  }, 120_000);

  it('joins nobody to an organization that the caller names (T-03)', async () => {
    const user = await makeUser();
    const call = (data: object) => postRaw('completeSignUp', data, user.idToken);
    expect((await call({ answers: null, orgId: ours.orgId, role: 'owner' })).code).toBe('invalid-input');
    expect((await call({ answers: null })).code).toBe('not-found');
  });

  it('waits for the e-mail address to be confirmed (A-82)', async () => {
    expect((await postRaw('completeSignUp', { answers: null }, unconfirmed.idToken)).code).toBe('email-not-confirmed');
    expect((await postRaw('completeSignUp', { answers: null })).code).toBe('unauthenticated');
  });
});

it('ids are random enough that none is guessed (T-18)', () => {
  const made = new Set(Array.from({ length: 10_000 }, newId));
  expect(made.size).toBe(10_000);
  expect([...made].every((id) => /^[A-Za-z0-9]{22}$/.test(id))).toBe(true);
});
