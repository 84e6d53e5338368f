import { createAccessKey, deleteAccessKey } from '@parlance/domain/contracts/accessKeys';
import { ACCESS_SCOPES, accessKeySchema } from '@parlance/domain/documents/organizations/accessKey';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createAccessKey as createAccessKeyCase } from '../../../functions/src/identity/accessKeys/createAccessKey.ts';
import { requireKey } from '../../../functions/src/edge/api/requireKey.ts';
import { hashSecret } from '../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { callApi } from '../support/api/callApi.ts';
import { callInProcess } from '../support/api/callInProcess.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

async function addLead(orgId: string, chatbot: string, createdAt: Date, name = 'Ada'): Promise<string> {
  const leadId = newId();
  const lead = {
    chatbotId: chatbot,
    chatId: null,
    name,
    email: 'ada@example.com',
    phone: '',
    message: 'Hello',
    status: 'new',
    priority: 'medium',
    category: null,
    consentAt: createdAt,
    createdAt,
  };
  await admin.db.doc(paths.lead(orgId, leadId)).set(leadSchema.parse(lead));
  return leadId;
}

const org = await makeTeam();
const chatbotId = await makeChatbot(org.orgId, { systemInstructions: 'CANARY instructions' });
const { key, keyId } = await callContract(
  createAccessKey,
  { orgId: org.orgId, name: 'CRM', scopes: [...ACCESS_SCOPES] },
  org.users.admin.idToken,
);

describe('an access key', () => {
  it('is in the one answer that made it and nowhere else, nor is its hash (T-54, T-55)', async () => {
    expect(key).toMatch(/^plk_[A-Za-z0-9_-]{43}$/);
    const { orgId } = org;
    const collections = await admin.db.doc(paths.org(orgId)).listCollections();
    const below = await Promise.all(collections.map((collection) => collection.get()));
    const hashes = await admin.db.collection('accessKeyHashes').where('orgId', '==', orgId).get();
    expect(hashes.docs.map((hash) => [hash.id, hash.data()])).toEqual([
      [hashSecret(key), { orgId, keyId, schemaVersion: 1 }],
    ]);
    const readable = JSON.stringify(below.flatMap(({ docs }) => docs.map((document) => document.data())));
    const answers = await Promise.all(['/chatbots', '/leads', '/chats', '/nothing'].map((path) => callApi(path, key)));
    const text = readable + answers.map((answer) => answer.text + JSON.stringify([...answer.headers])).join('');
    expect(text).not.toContain(key);
    expect(text).not.toContain(hashSecret(key));
    const record = accessKeySchema.parse((await admin.db.doc(paths.accessKey(orgId, keyId)).get()).data());
    expect(record).toMatchObject({ name: 'CRM', hint: key.slice(-4), createdBy: org.users.admin.uid });
  });

  it('is one of at most five, also when twenty are made at the same time (A-103)', async () => {
    const other = await makeTeam();
    const make = () => createAccessKeyCase(membershipOf(other, 'owner'), 'Key', ['leads:read']);
    const results = await Promise.allSettled(Array.from({ length: 20 }, make));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.accessKeysPerOrg);
    expect((await admin.db.collection(paths.accessKeys(other.orgId)).count().get()).data().count).toBe(5);
    await expect(make()).rejects.toMatchObject({
      code: 'access-key-limit-reached',
      details: { current: 5, max: 5 },
    });
  }, 120_000);

  it('opens nothing any more once it is deleted, like one that never was (T-54)', async () => {
    const input = { orgId: org.orgId, name: 'Old', scopes: [...ACCESS_SCOPES] };
    const old = await callContract(createAccessKey, input, org.users.owner.idToken);
    expect((await callApi('/leads', old.key)).status).toBe(200);
    await callContract(deleteAccessKey, { orgId: org.orgId, keyId: old.keyId }, org.users.owner.idToken);
    const [deleted, unknown] = await Promise.all([
      callApi('/leads', old.key),
      callApi('/leads', `plk_${'x'.repeat(43)}`),
    ]);
    for (const answer of [deleted, unknown]) {
      expect(answer).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await admin.db.doc(paths.accessKeyHash(hashSecret(old.key))).get()).exists).toBe(false);
  });

  it('notes its use once an hour (T-54)', async () => {
    const ref = admin.db.doc(paths.accessKey(org.orgId, keyId));
    const read = async () => accessKeySchema.parse((await ref.get()).data()).lastUsedAt?.getTime();
    const at = new Date();
    await ref.update({ lastUsedAt: at });
    await requireKey(`Bearer ${key}`, new Date(at.getTime() + 3_599_000));
    expect(await read()).toBe(at.getTime());
    await requireKey(`Bearer ${key}`, new Date(at.getTime() + 3_600_000));
    expect(await read()).toBe(at.getTime() + 3_600_000);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic cGxrOg==', 'plk_', "Bearer plk_' OR 1=1", `Bearer ${'x'.repeat(10_000)}`])(
    'is nothing like "%s" (T-15)',
    async (authorization) => {
      await expect(requireKey(authorization)).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );
});

describe('the API', () => {
  it('gives an organization its own data and nobody else’s (T-04)', async () => {
    const other = await makeTeam();
    const foreign = await makeChatbot(other.orgId);
    const theirs = await addLead(other.orgId, foreign, new Date());
    const ours = await addLead(org.orgId, chatbotId, new Date());
    const leads = await callApi('/leads', key);
    expect(leads.data?.map(({ id }) => id)).toContain(ours);
    expect(leads.text).not.toContain(theirs);
    expect((await callApi(`/leads?chatbotId=${foreign}`, key)).data).toEqual([]);
    expect((await callApi(`/leads?cursor=${theirs}`, key)).status).toBe(400);
    expect((await callApi('/chatbots', key)).data?.map(({ id }) => id)).toEqual([chatbotId]);
  });

  it('shows the documented fields alone, moments in ISO 8601 (T-54, T-56)', async () => {
    const chat = chatSchema.parse({
      chatbotId,
      channel: 'widget',
      mode: 'bot',
      locale: 'en',
      origin: 'https://shop.example',
      category: null,
      sentiment: null,
      messageCount: 2,
      rating: null,
      lastMessage: 'Hello?',
      lastMessageAt: new Date('2026-11-20T10:00:00Z'),
      createdAt: new Date('2026-11-20T09:00:00Z'),
      unread: true,
      lastAnswerId: null,
      turns: [{ question: 'CANARY question', answer: 'CANARY answer' }],
    });
    await admin.db.doc(paths.chat(org.orgId, newId())).set(chat);
    await addLead(org.orgId, chatbotId, new Date());
    const [chatbots, leads, chats] = await Promise.all(
      ['/chatbots', '/leads', '/chats'].map((path) => callApi(path, key)),
    );
    const keysOf = (answer: typeof chats) => Object.keys(answer?.data?.[0] ?? {}).join(' ');
    expect(keysOf(chatbots)).toBe('id name description status trained createdAt updatedAt');
    expect(keysOf(leads)).toBe(
      'id chatbotId chatId name email phone message status priority category consentAt createdAt',
    );
    expect(keysOf(chats)).toBe(
      'id chatbotId channel locale category sentiment rating csat messageCount lastMessage lastMessageAt createdAt',
    );
    expect(chats?.data?.[0]).toMatchObject({ lastMessageAt: '2026-11-20T10:00:00.000Z' });
    const text = [chatbots, leads, chats].map((answer) => answer?.text).join('');
    expect(text).not.toContain('CANARY');
    expect(text).not.toContain(org.orgId);
  });

  it('pages through everything once, newest first, documents of the same moment too (T-14)', async () => {
    const other = await makeTeam();
    const { key: own } = await createAccessKeyCase(membershipOf(other, 'owner'), 'Pages', ['leads:read']);
    const [one, two] = await Promise.all([makeChatbot(other.orgId), makeChatbot(other.orgId)]);
    const moments = [1, 2, 2, 2, 3, 4, 5].map((day) => new Date(Date.UTC(2026, 0, day)));
    await Promise.all(moments.map((at, index) => addLead(other.orgId, index % 2 === 0 ? one : two, at)));
    const seen: { id: string; at: string }[] = [];
    let cursor: string | null | undefined = undefined;
    do {
      const answer: Awaited<ReturnType<typeof callApi>> = await callApi(
        `/leads?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`,
        own,
      );
      seen.push(...(answer.data ?? []).map(({ id, createdAt }) => ({ id, at: String(createdAt) })));
      cursor = answer.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect((await callApi(`/leads?chatbotId=${one}`, own)).data).toHaveLength(4);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=1e2',
    'limit=-1',
    'limit=1&limit=2',
    'limit[$gt]=1',
    'cursor=../x',
    'cursor=__name__%2Fx',
    'cursor=%60',
    'cursor=a.b',
    'cursor=__x__',
    'cursor=%ED%A0%80',
    'cursor=nothing',
    'chatbotId=*',
    'chatbotId=a/b',
    'orderBy=email',
    'orgId=other',
  ])('refuses ?%s with 400 and its reason nowhere but in the log (T-14, T-15)', async (query) => {
    const { status, headers, correlationId, text } = await callApi(`/leads?${query}`, key);
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(correlationId).not.toBe('');
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'invalid-input', correlationId };
    expect(JSON.parse(text)).toEqual(problem);
  });

  it('has lists that are read, and nothing else (T-14)', async () => {
    expect((await callApi('/members', key)).status).toBe(404);
    expect((await callApi('/leads/x', key)).status).toBe(404);
    expect((await callApi('/chatbots?chatbotId=x', key)).status).toBe(400);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers } = await callApi('/leads', key, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
  });

  it('is for no page of another origin and for no cache, through Hosting too (A-96)', async () => {
    const answers = [
      await callApi('/leads', key),
      await fetch(`${suiteUrls.web}/api/v1/leads`, {
        headers: { Authorization: `Bearer ${key}`, Origin: 'https://evil.example' },
      }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('content-type')).toContain('application/json');
    }
  });

  it('answers 429 with the seconds to wait once a key is used too often (A-102)', async () => {
    const other = await makeTeam();
    const { key: own } = await createAccessKeyCase(membershipOf(other, 'owner'), 'Busy', ['leads:read']);
    const call = () => callInProcess('GET', '/leads', own);
    const statuses = new Map<number, number>();
    const [first, second] = [await call(), await call()].map(({ headers }) => Number(headers['RateLimit-Remaining']));
    // A minute may end in between.
    expect([LIMITS.apiCallsPerMinute - 2, LIMITS.apiCallsPerMinute - 1]).toContain(second);
    expect([first, LIMITS.apiCallsPerMinute]).toContain((second ?? 0) + 1);
    // Twice the limit: a minute may end in between.
    let refused: Awaited<ReturnType<typeof call>> | undefined;
    for (let count = 0; count <= 2 * LIMITS.apiCallsPerMinute && refused === undefined; count += 1) {
      const answer = await call();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 429) refused = answer;
    }
    expect(statuses.get(200)).toBeGreaterThanOrEqual(LIMITS.apiCallsPerMinute - 2);
    expect(refused?.headers['RateLimit-Remaining']).toBe('0');
    expect(refused?.body).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(Number(refused?.headers['Retry-After'])).toBeGreaterThan(0);
    expect(Number(refused?.headers['Retry-After'])).toBeLessThanOrEqual(60);
  });
});
