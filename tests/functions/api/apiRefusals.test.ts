import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { apiClient } from '../support/api/apiClient.ts';
import { makeKey } from '../support/api/makeKey.ts';

const org = await makeOrg({ plan: 'business' });
const chatbotId = await makeChatbot(org.orgId);
const client = await apiClient(await makeKey(org));

describe('a client made from the description', () => {
  it('adds no file beyond what the plan allows, and reads no body beyond what any plan does', async () => {
    const small = await makeOrg({ plan: 'trial' });
    const params = { chatbotId: await makeChatbot(small.orgId) };
    const own = await apiClient(await makeKey(small));
    const file = (bytes: number) => ({ fileName: 'a.txt', content: Buffer.alloc(bytes, 'a').toString('base64') });
    const max = PLAN_LIMITS.trial.documentBytes;
    expect(await own.call('createFile', { params, body: file(max + 1) })).toMatchObject({
      status: 413,
      body: { code: 'file-too-large', figures: { max } },
    });
    const body = file(LIMITS.documentBytesLarge + 10_000);
    expect(await own.call('createFile', { params, body, isValid: false })).toMatchObject({ status: 400 });
    expect((await admin.db.collection(paths.sources(small.orgId)).count().get()).data().count).toBe(0);
  });

  it.each([
    ['createFile', { fileName: 'a.exe', content: 'QQ==' }, 400, 'file-type-invalid'],
    ['createFile', { fileName: 'a.txt', content: '' }, 400, 'file-empty'],
    ['createFile', { fileName: 'a.txt', content: 'no base64!' }, 400, 'invalid-input'],
    ['createWebsite', { url: 'http://169.254.169.254/' }, 400, 'address-not-allowed'],
    ['createWebsite', { url: 'no address' }, 400, 'url-invalid'],
    ['createText', { name: 'a\u0000b', text: 'c' }, 400, 'invalid-input'],
    ['createText', { name: 'a', text: '\ud800' }, 400, 'invalid-input'],
    ['createQuestion', { question: 'a', answer: 'b', sourceId: 'mine' }, 400, 'invalid-input'],
    ['askChatbot', { question: '' }, 400, 'invalid-input'],
    ['createTest', { question: 'a', expectation: { kind: 'facts', facts: [] } }, 400, 'invalid-input'],
    ['createTest', { question: 'a', expectation: { kind: 'refuse' }, originId: 'b' }, 400, 'invalid-input'],
  ])('is refused %s of %j (T-14)', async (id, body, status, code) => {
    const before = (await admin.db.collection(paths.sources(org.orgId)).count().get()).data().count;
    const answer = await client.call(id, { params: { chatbotId }, body, isValid: false });
    expect(answer).toMatchObject({ status, body: { code } });
    expect((await admin.db.collection(paths.sources(org.orgId)).count().get()).data().count).toBe(before);
  });
});
