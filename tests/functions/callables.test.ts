import { completeSignUp } from '@parlance/domain/contracts/completeSignUp';
import type { Access } from '@parlance/domain/contracts/contract';
import { createChatbot } from '@parlance/domain/contracts/createChatbot';
import { createUpload } from '@parlance/domain/contracts/createUpload';
import { deleteSources } from '@parlance/domain/contracts/deleteSources';
import { retrySource } from '@parlance/domain/contracts/retrySource';
import { setAllowedDomains } from '@parlance/domain/contracts/setAllowedDomains';
import { chatbotSchema } from '@parlance/domain/documents/chatbot';
import { sourceSchema } from '@parlance/domain/documents/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { can, ROLES } from '@parlance/domain/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { completeSignUp as completeSignUpCase } from '../../functions/src/accounts/completeSignUp.ts';
import { createChatbot as createChatbotCase } from '../../functions/src/chatbots/createChatbot.ts';
import { admin } from '../support/admin.ts';
import { callContract, postRaw } from '../support/callContract.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg, type TestOrg } from '../support/makeOrg.ts';
import { makeSource } from '../support/makeSource.ts';
import { makeUser, type TestUser } from '../support/makeUser.ts';

interface Ids {
  orgId: string;
  chatbotId: string;
  sourceId: string;
}

/** Every callable for members with an input that its owner could send. contract tests see to it that none is missing. */
const memberCalls: { name: string; access: Access; input: (ids: Ids) => Record<string, unknown> }[] = [
  { ...createChatbot, input: ({ orgId }) => ({ orgId, name: 'New', description: '' }) },
  { ...createUpload, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, fileName: 'a.txt', size: 5 }) },
  { ...deleteSources, input: ({ orgId, sourceId }) => ({ orgId, sourceIds: [sourceId] }) },
  { ...retrySource, input: ({ orgId, sourceId }) => ({ orgId, sourceId }) },
  { ...setAllowedDomains, input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, domains: ['shop.example'] }) },
];

let ours: TestOrg;
let theirs: TestOrg;
let ids: Ids;
let unconfirmed: TestUser;

async function makeIds(orgId: string): Promise<Ids> {
  const chatbotId = await makeChatbot(orgId);
  return { orgId, chatbotId, sourceId: await makeSource(orgId, chatbotId, 'Some text.', { status: 'indexed' }) };
}

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeOrg({ plan: 'business' }), makeOrg({ plan: 'business' })]);
  ids = await makeIds(ours.orgId);
  unconfirmed = await makeUser(false);
  await admin.db
    .doc(paths.member(ours.orgId, unconfirmed.uid))
    .set({ name: 'x', email: unconfirmed.email, role: 'owner', status: 'active', createdAt: new Date() });
});

describe.each(memberCalls)('$name', ({ name, access, input }) => {
  if (access.kind !== 'member') throw new TypeError(`${name} is not for members`);
  const { action } = access;

  it.each(ROLES)('does for the role what the role table says (T-07): %s', async (role) => {
    const fresh = await makeIds(ours.orgId);
    const { code } = await postRaw(name, input(fresh), ours.users[role].idToken);
    expect(code).toBe(can(role, action) ? undefined : 'permission-denied');
  });

  it("does not exist for another organization's owner (T-04)", async () => {
    expect((await postRaw(name, input(ids), theirs.users.owner.idToken)).code).toBe('not-found');
  });

  it('finds nothing when the ids are of another organization (T-04)', async () => {
    const foreign = { ...ids, orgId: theirs.orgId };
    const { code, body } = await postRaw(name, input(foreign), theirs.users.owner.idToken);
    // Creating needs no foreign id, and deleting what is not there removes nothing.
    const harmless = name === 'createChatbot' || body.includes('"sources":0,"chunks":0,"files":0');
    expect(harmless ? undefined : 'not-found').toBe(code);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(ids.orgId, ids.chatbotId)).get()).data());
    expect(chatbot.allowedDomains).toEqual([]);
    expect(sourceSchema.parse((await admin.db.doc(paths.source(ids.orgId, ids.sourceId)).get()).data()).status).toBe(
      'indexed',
    );
  });

  it.each(['unconfirmed', 'nobody'])('is closed to %s', async (who) => {
    const token = who === 'unconfirmed' ? unconfirmed.idToken : undefined;
    const { code } = await postRaw(name, input(ids), token);
    expect(code).toBe(who === 'unconfirmed' ? 'email-not-confirmed' : 'unauthenticated');
  });

  it('is closed to a pending member and, at once, to one who was removed (T-68)', async () => {
    const user = await makeUser();
    const member = admin.db.doc(paths.member(ours.orgId, user.uid));
    await member.set({ name: 'x', email: user.email, role: 'owner', status: 'pending', createdAt: new Date() });
    expect((await postRaw(name, input(ids), user.idToken)).code).toBe('not-found');
    await member.update({ status: 'active' });
    await member.delete();
    expect((await postRaw(name, input(ids), user.idToken)).code).toBe('not-found');
  });

  it('refuses unknown keys, foreign types and ids that are paths (T-02, T-15)', async () => {
    const token = ours.users.owner.idToken;
    const good = input(ids);
    expect((await postRaw(name, { ...good, role: 'owner' }, token)).code).toBe('invalid-input');
    for (const field of Object.keys(good)) {
      for (const value of [null, 7.5, { $gt: '' }, [[]], '../x', 'a/b', '__proto__/x', '\u0000']) {
        const { code } = await postRaw(name, { ...good, [field]: value }, token);
        // A free text may well be "../x"; an id never is.
        const isFreeText = !field.endsWith('Id') && typeof value === 'string';
        const refusals = ['invalid-input', 'not-found'];
        expect(
          isFreeText ? [...refusals, undefined, 'file-type-invalid', 'chatbot-limit-reached'] : refusals,
        ).toContain(code);
      }
    }
  });
});

describe('createChatbot', () => {
  it('stops at the limit of the plan, also for parallel calls (A-103)', async () => {
    const org = await makeOrg({ plan: 'pro' });
    // In this process: the emulator would start a process per call.
    const call = () => createChatbotCase(org.orgId, 'Bot', '');
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, call));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await admin.db.collection(paths.chatbots(org.orgId)).count().get()).data().count).toBe(2);
    await expect(call()).rejects.toMatchObject({ code: 'chatbot-limit-reached', details: { current: 2, max: 2 } });
  });
});

describe('setAllowedDomains', () => {
  it('stores hosts in one form, each once, and refuses what is no host', async () => {
    const { idToken } = ours.users.admin;
    const { orgId, chatbotId } = await makeIds(ours.orgId);
    const set = (domains: string[]) => callContract(setAllowedDomains, { orgId, chatbotId, domains }, idToken);
    const { domains } = await set(['https://Shop.example/x', 'shop.example', '*.fern.example']);
    expect(domains).toEqual(['shop.example', '*.fern.example']);
    await expect(set(["shop.example; script-src 'unsafe-inline'"])).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('completeSignUp', () => {
  it('makes one organization out of 50 parallel calls (T-13)', async () => {
    const user = await makeUser();
    const signUp = { organizationName: 'One GmbH', businessType: 'retail', country: 'DE' };
    await admin.db
      .doc(paths.user(user.uid))
      .set({ name: 'Ada', email: user.email, locale: 'de', currentOrgId: null, signUp, createdAt: new Date() });
    const results = await Promise.all(Array.from({ length: 50 }, () => completeSignUpCase(user)));
    expect(new Set([...results, (await callContract(completeSignUp, {}, user.idToken)).orgId]).size).toBe(1);
    const owned = await admin.db.collection('orgs').where('ownerUid', '==', user.uid).get();
    expect(owned.docs.map((doc) => String(doc.get('name')))).toEqual(['One GmbH']);
  }, 120_000);

  it('joins nobody to an organization that the caller names (T-03)', async () => {
    const user = await makeUser();
    expect((await postRaw('completeSignUp', { orgId: ours.orgId, role: 'owner' }, user.idToken)).code).toBe(
      'invalid-input',
    );
    expect((await postRaw('completeSignUp', {}, user.idToken)).code).toBe('not-found');
  });

  it('waits for the e-mail address to be confirmed', async () => {
    expect((await postRaw('completeSignUp', {}, unconfirmed.idToken)).code).toBe('email-not-confirmed');
    expect((await postRaw('completeSignUp', {})).code).toBe('unauthenticated');
  });
});

it('ids are random enough that none is guessed (T-18)', () => {
  const made = new Set(Array.from({ length: 10_000 }, newId));
  expect(made.size).toBe(10_000);
  expect([...made].every((id) => /^[A-Za-z0-9]{22}$/.test(id))).toBe(true);
});
