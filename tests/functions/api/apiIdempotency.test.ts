import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { answerOnce } from '../../../functions/src/edge/api/idempotency/answerOnce.ts';
import { serveApi } from '../../../functions/src/edge/api/serveApi.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { callApi } from '../support/api/callApi.ts';
import { makeKey } from '../support/api/makeKey.ts';

const parse = (text: string) => z.object({ id: z.string() }).parse(JSON.parse(text));

async function post(target: string, body: object, idempotencyKey: string, own = key) {
  return callApi(target, own, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
  });
}

const org = await makeOrg({ plan: 'business' });
const key = await makeKey(org);

it('a request that comes twice is served once and gets the same answer; another one with its key is refused (A-109)', async () => {
  const target = `/chatbots/${await makeChatbot(org.orgId)}/texts`;
  const once = newId();
  const first = await post(target, { name: 'Delivery', text: 'It costs 5 euros.' }, once);
  const second = await post(target, { name: 'Delivery', text: 'It costs 5 euros.' }, once);
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.text).toBe(first.text);
  expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  const other = await post(target, { name: 'Delivery', text: 'It costs 6 euros.' }, once);
  expect(other).toMatchObject({ status: 422, code: 'request-differs' });
  expect((await admin.db.collection(paths.sources(org.orgId)).count().get()).data().count).toBe(1);
  // A key of another access key is another one.
  expect((await post(target, { name: 'Delivery', text: 'It costs 6 euros.' }, once, await makeKey(org))).status).toBe(
    202,
  );
  for (const bad of ['a b', 'x'.repeat(LIMITS.idempotencyKeyCharacters + 1)]) {
    expect((await post(target, { name: 'A', text: 'b' }, bad)).status).toBe(400);
  }
});

it('twelve of the same request at once make one source (A-103, A-109)', async () => {
  const chatbotId = await makeChatbot(org.orgId);
  const once = newId();
  const body = { question: 'When do you open?', answer: 'At nine.' };
  const target = `/chatbots/${chatbotId}/questions`;
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(target, body, once)));
  const kinds = new Set(answers.map(({ status, code = 'taken' }) => `${status} ${code}`));
  expect([...kinds].filter((kind) => kind !== '409 request-running')).toEqual(['202 taken']);
  const made = admin.db.collection(paths.sources(org.orgId)).where('chatbotId', '==', chatbotId);
  expect((await made.count().get()).data().count).toBe(1);
  expect((await post(target, body, once)).status).toBe(202);
});

it('a question that comes twice is asked and charged once, and its answer is stored with its conversation alone (A-109)', async () => {
  const chatbotId = await trainedChatbot(org.orgId, 'Delivery to Austria costs 9.90 euros.');
  const before = await usedMessages(org.orgId);
  const once = newId();
  const ask = () => post(`/chatbots/${chatbotId}/ask`, { question: 'What does delivery to Austria cost?' }, once);
  const first = await ask();
  const second = await ask();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text));
  expect(await usedMessages(org.orgId)).toBe(before + 1);
  const kept = await admin.db.collection(`${paths.org(org.orgId)}/apiRequests`).get();
  expect(JSON.stringify(kept.docs.map((each) => each.data()))).not.toContain('9.90');
});

it('a caller who goes while an answer is written gets it by sending again, charged once', async () => {
  const chatbotId = await trainedChatbot(org.orgId, 'Delivery to Austria costs 9.90 euros.');
  const before = await usedMessages(org.orgId);
  const target = `/chatbots/${chatbotId}/ask`;
  const body = { question: 'What does delivery to Austria cost?' };
  const once = newId();
  const gone = new AbortController();
  const answer = await serveApi({
    method: 'POST',
    path: `/api/v1${target}`,
    query: {},
    body: Buffer.from(JSON.stringify(body)),
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': once,
    },
    signal: gone.signal,
    open: () => async () => {
      gone.abort();
      throw new Error('The socket is closed');
    },
  });
  expect(answer).toBeNull();
  const again = await post(target, body, once);
  expect(again.status).toBe(200);
  expect(JSON.parse(again.text)).toMatchObject({ verdict: 'answered' });
  expect(await usedMessages(org.orgId)).toBe(before + 1);
});

it('a request whose process was killed is taken over once its lease is over, by one of those that come', async () => {
  const request = { orgId: org.orgId, requestId: newId(), requestHash: 'hash', keepsAnswer: true };
  const at = new Date();
  const after = (ms: number) => new Date(at.getTime() + ms);
  const killed = Promise.withResolvers<{ id: string }>();
  const lost = answerOnce(request, () => killed.promise, parse, at);
  const serve = async () => ({ id: 'second' });
  await expect
    .poll(async () => (await admin.db.doc(paths.apiRequest(org.orgId, request.requestId)).get()).exists)
    .toBe(true);
  await expect(answerOnce(request, serve, parse, after(LIMITS.apiRequestLeaseMs - 1))).rejects.toMatchObject({
    code: 'request-running',
  });
  const late = after(LIMITS.apiRequestLeaseMs);
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => answerOnce(request, serve, parse, late)));
  const served = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(served.filter(({ isReplay }) => !isReplay)).toEqual([{ answer: { id: 'second' }, isReplay: false }]);
  killed.resolve({ id: 'second' });
  await lost;
});

it('a request that failed is forgotten, and one of yesterday too', async () => {
  const request = { orgId: org.orgId, requestId: newId(), requestHash: 'hash', keepsAnswer: true };
  const fail = async (): Promise<{ id: string }> => {
    throw new Error('Away');
  };
  await expect(answerOnce(request, fail, parse)).rejects.toThrow('Away');
  const at = new Date();
  const serve = (id: string) => async () => ({ id });
  expect(await answerOnce(request, serve('a'), parse, at)).toEqual({ answer: { id: 'a' }, isReplay: false });
  const tomorrow = new Date(at.getTime() + LIMITS.apiRequestMs);
  const other = { ...request, requestHash: 'other' };
  await expect(answerOnce(other, serve('b'), parse, new Date(tomorrow.getTime() - 1))).rejects.toMatchObject({
    code: 'request-differs',
  });
  expect(await answerOnce(other, serve('b'), parse, tomorrow)).toEqual({ answer: { id: 'b' }, isReplay: false });
});
