import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { testRunSchema } from '@parlance/domain/documents/evals/testRun';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OPERATIONS } from '../../../functions/src/edge/api/OPERATIONS.ts';
import { openApiDocument } from '../../../functions/src/edge/api/openApi/openApiDocument.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { type ApiAnswer, apiClient } from '../support/api/apiClient.ts';
import { callApi } from '../support/api/callApi.ts';
import { makeKey } from '../support/api/makeKey.ts';
import { readEvents } from '../support/api/readEvents.ts';
import { readActivity } from '../support/readActivity.ts';

const answerSchema = z.object({ chatId: z.string(), messageId: z.string(), text: z.string(), verdict: z.string() });

function entriesOf({ body }: ApiAnswer) {
  return z.object({ data: z.array(z.looseObject({ id: z.optional(z.string()) })) }).parse(body).data;
}

function idOf({ body }: ApiAnswer): string {
  return z.object({ id: z.string() }).parse(body).id;
}

async function untilIndexed(sourceId: string): Promise<void> {
  await untilDocument(paths.source(org.orgId, sourceId), sourceSchema, ({ status }) => status === 'indexed');
}

const org = await makeOrg({ plan: 'business' });
const chatbotId = await makeChatbot(org.orgId);
const client = await apiClient(await makeKey(org));

it('the API says what it is to anybody, for programs: all of it', async () => {
  const { status, headers, text } = await callApi('/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(JSON.parse(text)).toEqual(openApiDocument(suiteUrls.functions));
  expect(client.operations.toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
});

describe('a client made from the description', () => {
  it('teaches a chatbot by text, file and question, asks it and reads the conversation', async () => {
    const params = { chatbotId };
    const body = { name: 'Delivery', text: 'Delivery to Austria costs 9.90 euros and takes five working days.' };
    const added = await client.call('createText', { params, body });
    expect(added).toMatchObject({ status: 202, body: { type: 'file', name: 'Delivery.txt', chatbotId } });
    const content = Buffer.from('The shop in Freiburg opens at 9:30 in the morning.').toString('base64');
    const file = await client.call('createFile', { params, body: { fileName: 'opening.md', content } });
    const qa = { question: 'Who founded the shop?', answer: 'Ada founded it in 1998.' };
    const question = await client.call('createQuestion', { params, body: qa });
    await Promise.all([added, file, question].map((each) => untilIndexed(idOf(each))));
    await untilDocument(paths.widget(chatbotId), z.looseObject({ trained: z.boolean() }), ({ trained }) => trained);

    const listed = await client.call('listSources', { params });
    expect(new Set(entriesOf(listed).map(({ id }) => id))).toEqual(new Set([added, file, question].map(idOf)));
    const one = await client.call('getSource', { params: { sourceId: idOf(added) } });
    expect(one.body).toMatchObject({ status: 'indexed', error: null });
    const found = await client.call('searchPassages', { params: { ...params, query: 'When does the shop open?' } });
    expect(entriesOf(found)[0]).toMatchObject({ sourceName: 'opening.md' });

    const before = await usedMessages(org.orgId);
    const asked = await client.call('askChatbot', {
      params,
      body: { question: 'What does delivery to Austria cost?' },
    });
    expect(answerSchema.parse(asked.body).text).toContain('9.90');
    expect(asked.body).toMatchObject({ verdict: 'answered', citations: [{ sourceName: 'Delivery.txt' }] });
    expect(await usedMessages(org.orgId)).toBe(before + 1);
    const { chatId } = answerSchema.parse(asked.body);
    const own = await client.call('askChatbot', { params, body: { question: qa.question, chatId } });
    expect(own.body).toMatchObject({ chatId, verdict: 'verified', text: qa.answer });
    const messages = await client.call('listMessages', { params: { chatId } });
    expect(entriesOf(messages).map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(entriesOf(await client.call('listChats', { params }))[0]).toMatchObject({ id: chatId, channel: 'api' });
    const [, ...sourcesAdded] = await readActivity(org.orgId, ['kind', 'actorName']);
    expect(sourcesAdded).toEqual(Array.from({ length: 3 }, () => ['source-added', 'API: Test']));
  }, 90_000);

  it('gets an answer in events, the last of which is all of it', async () => {
    const body = { question: 'How many working days does delivery to Austria take?' };
    const headers = { Accept: 'text/event-stream' };
    const { body: stream, headers: got } = await client.call('askChatbot', { params: { chatbotId }, body, headers });
    expect(got.get('cache-control')).toBe('no-store');
    const events = readEvents(z.string().parse(stream));
    expect(events.map(({ event }) => event)).toContain('citation');
    const { text, verdict } = answerSchema.parse(events.at(-1)?.data);
    expect([events.at(-1)?.event, verdict]).toEqual(['answer', 'answered']);
    const parts = events.filter(({ event }) => event === 'text').map(({ data }) => String(data['text']));
    expect(parts.join('')).toBe(text);
    // What is refused before its first word is no stream.
    const unknown = await client.call('askChatbot', { params: { chatbotId: newId() }, body, headers });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('goes on with no conversation of a visitor, of another chatbot or of another organization (T-04)', async () => {
    const other = await makeOrg();
    const theirs = await makeChatbot(other.orgId);
    const visitors = newId();
    await admin.db.doc(paths.chat(org.orgId, visitors)).set({ ...ruleDocuments.chat, chatbotId });
    const body = { question: 'What does delivery cost?' };
    const before = await usedMessages(org.orgId);
    for (const chatId of [visitors, newId()]) {
      const answer = await client.call('askChatbot', { params: { chatbotId }, body: { ...body, chatId } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    const foreign = { params: { chatbotId: theirs } };
    const calls = [
      client.call('askChatbot', { ...foreign, body }),
      client.call('searchPassages', { params: { chatbotId: theirs, query: 'tents' } }),
      client.call('readStats', { params: { chatbotId: theirs, from: '2026-11-01', to: '2026-11-02' } }),
      client.call('createText', { ...foreign, body: { name: 'A', text: 'b' } }),
      client.call('createQuestion', { ...foreign, body: { question: 'A?', answer: 'b' } }),
      client.call('getChatbot', foreign),
      client.call('updateQuestion', {
        params: { chatbotId: theirs, sourceId: newId() },
        body: { question: 'A?', answer: 'b' },
      }),
      client.call('updateFile', { params: { chatbotId: theirs, sourceId: newId() }, body: { separator: 'tab' } }),
      client.call('createTest', { ...foreign, body: { question: 'A?', expectation: { kind: 'refuse' } } }),
      client.call('listTests', foreign),
      client.call('startTestRun', foreign),
      client.call('listTestRuns', foreign),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(404);
    expect((await admin.db.collection(paths.sources(other.orgId)).count().get()).data().count).toBe(0);
    expect(await usedMessages(org.orgId)).toBe(before);
  });

  it('reads figures by day, also of days without any, and no more days than it may', async () => {
    const stats = statsSchema.parse({ chatbotId, day: '2026-10-02', messages: 4, answered: 3, latencyMsSum: 1000 });
    await admin.db.doc(paths.stats(org.orgId, chatbotId, '2026-10-02')).set(stats);
    const read = (from: string, to: string) => client.call('readStats', { params: { chatbotId, from, to } });
    expect(entriesOf(await read('2026-10-01', '2026-10-03'))).toMatchObject([
      { day: '2026-10-01', messages: 0, averageLatencyMs: null },
      { day: '2026-10-02', messages: 4, answered: 3, averageLatencyMs: 250 },
      { day: '2026-10-03', messages: 0 },
    ]);
    expect(entriesOf(await read('2026-01-01', '2026-04-02'))).toHaveLength(LIMITS.apiStatsDays);
    expect(await read('2026-01-01', '2026-04-03')).toMatchObject({
      status: 400,
      body: { code: 'period-too-long', figures: { max: LIMITS.apiStatsDays } },
    });
    expect((await read('2026-01-02', '2026-01-01')).body).toMatchObject({ code: 'period-reversed' });
  });

  it('deletes a source once', async () => {
    const body = { question: 'Do you sell canoes?', answer: 'Yes.' };
    const sourceId = idOf(await client.call('createQuestion', { params: { chatbotId }, body }));
    expect((await client.call('deleteSource', { params: { sourceId } })).status).toBe(204);
    expect((await client.call('deleteSource', { params: { sourceId } })).status).toBe(404);
  });

  it('reads leads and chatbots as they are described', async () => {
    const at = new Date();
    const contact = { chatbotId, chatId: null, name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
    const lead = newLead({ ...contact, category: null, consentAt: at, createdAt: at });
    await admin.db.doc(paths.lead(org.orgId, newId())).set(lead);
    expect(entriesOf(await client.call('listLeads'))).toMatchObject([{ name: 'Ada' }]);
    expect(entriesOf(await client.call('listChatbots'))).toMatchObject([{ id: chatbotId }]);
    expect((await client.call('getChatbot', { params: { chatbotId } })).body).toMatchObject({ id: chatbotId });
  });

  it('changes a question with its answer, and makes none of what is none', async () => {
    const made = await client.call('createQuestion', {
      params: { chatbotId },
      body: { question: 'Who leads the workshop?', answer: 'Ada leads it.' },
    });
    expect(made.body).toMatchObject({ type: 'qa', answer: 'Ada leads it.' });
    const change = (sourceId: string) =>
      client.call('updateQuestion', {
        params: { chatbotId, sourceId },
        body: { question: 'Who leads the workshop?', answer: 'Grace leads it.' },
      });
    const changed = await change(idOf(made));
    expect(changed).toMatchObject({ status: 202, body: { id: idOf(made), answer: 'Grace leads it.' } });
    expect((await change(idOf(made))).status).toBe(202);
    await untilIndexed(idOf(made));
    const asked = await client.call('askChatbot', {
      params: { chatbotId },
      body: { question: 'Who leads the workshop?' },
    });
    expect(asked.body).toMatchObject({ verdict: 'verified', text: 'Grace leads it.' });
    const site = { url: 'https://shop.example/', mode: 'page' };
    const website = await client.call('createWebsite', { params: { chatbotId }, body: site });
    expect(website).toMatchObject({ status: 202, body: { type: 'website', answer: null } });
    const nobodys = newId();
    for (const sourceId of [idOf(website), nobodys]) expect((await change(sourceId)).status).toBe(404);
    expect((await admin.db.doc(paths.source(org.orgId, nobodys)).get()).exists).toBe(false);
    await client.call('deleteSource', { params: { sourceId: idOf(website) } });
  });

  it('says what a CSV file was cut at, and has it cut at something else', async () => {
    const content = Buffer.from('Lamp,Size;colour\nDesk,small;green\nFloor,tall;black').toString('base64');
    const made = await client.call('createFile', { params: { chatbotId }, body: { fileName: 'lamps.csv', content } });
    expect(made.body).toMatchObject({ separator: { found: null, chosen: null } });
    const sourceId = idOf(made);
    await untilIndexed(sourceId);
    const read = async () => (await client.call('getSource', { params: { sourceId } })).body;
    expect(await read()).toMatchObject({ separator: { found: 'semicolon', chosen: null } });
    const update = (id: string, separator: string | null) =>
      client.call('updateFile', { params: { chatbotId, sourceId: id }, body: { separator } });
    expect(await update(sourceId, 'comma')).toMatchObject({ status: 202, body: { separator: { chosen: 'comma' } } });
    await untilIndexed(sourceId);
    expect(await read()).toMatchObject({ separator: { found: 'comma', chosen: 'comma' } });
    const text = await client.call('createText', { params: { chatbotId }, body: { name: 'P', text: 'Text.' } });
    expect(text.body).toMatchObject({ separator: null });
    for (const id of [idOf(text), newId()]) expect((await update(id, 'comma')).status).toBe(404);
    for (const id of [idOf(text), sourceId]) await client.call('deleteSource', { params: { sourceId: id } });
  });

  it('keeps tests, runs them once for a key and reads what came of each', async () => {
    const params = { chatbotId };
    const create = (question: string, fact: string, headers = {}) => {
      const body = { question, expectation: { kind: 'facts', facts: [fact] }, mustPass: true };
      return client.call('createTest', { params, body, headers });
    };
    const once = { 'Idempotency-Key': newId() };
    const price = await create('What does delivery to Austria cost?', '9.90 euros', once);
    expect(price.body).toMatchObject({ locale: 'en', turn: null, mustPass: true, origin: 'written', last: null });
    const again = await create('What does delivery to Austria cost?', '9.90 euros', once);
    expect([idOf(again), again.headers.get('idempotency-replayed')]).toEqual([idOf(price), 'true']);
    const founder = idOf(await create('Who founded the shop?', 'Ada'));
    const spare = idOf(await create('Do you sell boats?', 'yes'));
    const update = (testId: string) => {
      const body = { question: 'Who founded the shop?', expectation: { kind: 'facts', facts: ['Grace'] } };
      return client.call('updateTest', { params: { ...params, testId }, body });
    };
    expect((await update(founder)).body).toMatchObject({ id: founder, mustPass: false });
    const remove = () => client.call('deleteTest', { params: { ...params, testId: spare } });
    expect([(await remove()).status, (await remove()).status, (await update(spare)).status]).toEqual([204, 404, 404]);
    const listed = await client.call('listTests', { params });
    expect(entriesOf(listed).map(({ id }) => id)).toEqual([founder, idOf(price)]);

    const start = () => client.call('startTestRun', { params, headers: { 'Idempotency-Key': `run-${founder}` } });
    const started = await start();
    expect(started).toMatchObject({ status: 202, body: { tests: 2, automatic: false } });
    expect(idOf(await start())).toBe(idOf(started));
    const runId = idOf(started);
    await untilDocument(paths.testRun(org.orgId, chatbotId, runId), testRunSchema, ({ status }) => status === 'done');
    const run = await client.call('getTestRun', { params: { ...params, runId } });
    expect(run.body).toMatchObject({ status: 'done', done: 2, passed: 1, failed: 1, error: null });
    expect(entriesOf(await client.call('listTestRuns', { params }))).toEqual([run.body]);
    const read = (page: object) => client.call('listTestResults', { params: { ...params, runId, ...page } });
    const failed = await read({ limit: '1' });
    expect(entriesOf(failed)).toMatchObject([{ testId: founder, verdict: 'failed', checks: [{ fact: 'Grace' }] }]);
    const cursor = z.object({ nextCursor: z.string() }).parse(failed.body).nextCursor;
    expect(entriesOf(await read({ cursor }))).toMatchObject([{ testId: idOf(price), verdict: 'passed' }]);
    const judged = entriesOf(await client.call('listTests', { params }));
    expect(judged).toMatchObject([{ last: { runId, current: true } }, { last: { verdict: 'passed' } }]);
  }, 60_000);

  it('has called every operation', () => {
    expect(client.called()).toEqual(client.operations.toSorted());
  });
});
