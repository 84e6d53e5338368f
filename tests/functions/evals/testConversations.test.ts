import { saveTestCase } from '@parlance/domain/contracts/evals/evals';
import type { Recording } from '@parlance/domain/documents/actions/recording';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import { type TestResult, testResultSchema } from '@parlance/domain/documents/evals/testResult';
import { type TestRun, testRunSchema } from '@parlance/domain/documents/evals/testRun';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { returnToDay, takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { importTestCases } from '../../../functions/src/quality/evals/cases/importTestCases.ts';
import { askCase } from '../../../functions/src/quality/evals/runs/askCase.ts';
import { runTests } from '../../../functions/src/quality/evals/runs/runTests.ts';
import { testBudget } from '../../../functions/src/quality/evals/runs/testBudget.ts';
import { startTestRun } from '../../../functions/src/quality/startTestRun.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAction } from '../support/actions/makeAction.ts';
import { startEndpoint } from '../support/actions/startEndpoint.ts';
import { testRowOf } from '../support/answering/testRowOf.ts';
import { procedureWorld } from '../support/procedures/procedureWorld.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const MAX = PLAN_LIMITS.pro.testAnswersPerDay;
const TEXT = '# Shipping\n\nShipping to Austria costs 7.90 €.\n\nShipping to Norway costs 19.50 €.\n';

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await trainedChatbot(orgId, TEXT);
const endpoint = await startEndpoint();
await makeAction(orgId, chatbotId, { url: `${endpoint.origin}/orders/{orderId}` });
await makeAction(orgId, chatbotId, {
  name: 'cancel_order',
  title: 'Cancel an order',
  description: 'Cancels an order by its number.',
  url: `${endpoint.origin}/cancel`,
  method: 'POST',
  changesSomething: true,
});

const SHIPPED: Recording = {
  action: 'order_state',
  arguments: [{ parameter: 'orderId', value: '10234' }],
  result: 'status: shipped\narrives: on Thursday',
};
const CANCELLED: Recording = { ...SHIPPED, action: 'cancel_order', result: 'state: cancelled' };

/** Fields of a stored case that nobody sets. */
const STORED = {
  origin: 'written',
  originId: null,
  createdBy: 'u1',
  createdAt: new Date(),
  updatedBy: 'u1',
  updatedAt: new Date(),
  version: 1,
  last: null,
};

/** A case whose customer sends `messages`, of which the last one is the question. */
function conversationOf(
  messages: readonly string[],
  facts: readonly string[],
  recordings: readonly Recording[],
): ReturnType<typeof testRowOf> {
  const row = testRowOf(messages.at(-1) ?? '', facts);
  return { ...row, fields: { ...row.fields, earlier: messages.slice(0, -1), recordings: [...recordings] } };
}

async function clear(): Promise<void> {
  const found = await admin.db.collection(paths.testCases(orgId, chatbotId)).get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
}

async function begin(rows: readonly ReturnType<typeof conversationOf>[]): Promise<string> {
  await clear();
  await importTestCases(membershipOf(org, 'owner'), chatbotId, rows);
  const runId = newId();
  await startTestRun({ orgId, chatbotId, runId }, { startedBy: org.users.owner.uid, enqueue: async () => undefined });
  return runId;
}

async function work(runId: string): Promise<TestRun> {
  const slice = { orgId, cursor: `${chatbotId}/${runId}`, now: new Date(), isOver: () => false };
  await runTests(local, slice, async () => undefined);
  return testRunSchema.parse((await admin.db.doc(paths.testRun(orgId, chatbotId, runId)).get()).data());
}

async function resultOf(runId: string, caseId: string): Promise<TestResult> {
  return testResultSchema.parse((await admin.db.doc(paths.testResult(orgId, chatbotId, runId, caseId)).get()).data());
}

/** Remainder of the organization's day: taken, and given back. */
async function left(): Promise<number> {
  const now = new Date();
  const taken = await takeFromDay(testBudget(orgId), MAX, MAX, now);
  await returnToDay(testBudget(orgId), taken, now);
  return taken;
}

describe('a test of several messages', () => {
  it('goes on as the chatbot answered before, plays recordings back, sends nothing, and takes an answer for each message', async () => {
    const shipping = conversationOf(['What does shipping to Austria cost?', 'And to Norway?'], ['19.50 €'], []);
    const order = conversationOf(['Where is my order?', '10234'], ['shipped', 'Thursday'], [SHIPPED]);
    const cancel = conversationOf(['Please cancel my order 10234', 'yes'], ['cancelled'], [CANCELLED]);
    const before = await left();
    const runId = await begin([shipping, order, cancel]);
    expect(await left()).toBe(before - 6);
    expect(await work(runId)).toMatchObject({ status: 'done', passed: 3, failed: 0, answersLeft: 0 });
    expect(await left()).toBe(before - 6);
    const found = await resultOf(runId, order.caseId);
    expect(found.given.turns.map(({ question }) => question)).toEqual(['Where is my order?']);
    expect(found.given.calls).toMatchObject([
      { status: 'done', arguments: [{ parameter: 'orderId', value: '10234' }] },
    ]);
    expect((await resultOf(runId, cancel.caseId)).given.calls.map(({ status }) => status)).toEqual(['asked', 'done']);
    expect(endpoint.got).toEqual([]);
    expect((await admin.db.collection(paths.chats(orgId)).get()).size).toBe(0);
    expect((await admin.db.collection(paths.actionChanges(orgId, chatbotId)).get()).size).toBe(0);
  });

  it('goes through a procedure, and fails where its steps are no longer those', async () => {
    const shop = await procedureWorld(endpoint.origin);
    const registered: Recording = { action: 'register_return', arguments: [], result: 'return number: RE77' };
    const messages = ['I want to return something', 'FW-12345', 'yesterday', 'too big', 'skip', 'Yes'];
    const { fields } = conversationOf(messages, ['RE77'], [registered]);
    const ask = async () => {
      const widget = widgetSchema.parse((await admin.db.doc(paths.widget(shop.chatbotId)).get()).data());
      const { signal } = new AbortController();
      const stored = testCaseSchema.parse({ ...fields, ...STORED });
      return askCase(stored, { chatbotId: shop.chatbotId, widget, signal, now: new Date() }, local);
    };
    const passed = await ask();
    expect(passed).toMatchObject({ verdict: 'passed', answer: { text: 'Registered for FW-12345: RE77.' } });
    expect(passed.answer.calls).toMatchObject([{ status: 'done' }]);
    const steps = shop.procedure.steps.map((step) =>
      step.kind === 'ask' && step.id === 'order' ? { ...step, field: { ...step.field, pattern: 'FW-\\d{6}' } } : step,
    );
    await shop.change({ steps });
    expect(await ask()).toMatchObject({ verdict: 'failed', answer: { calls: [] } });
    expect(endpoint.got).toEqual([]);
  });

  it('says of a call for which it has no answer that it failed', async () => {
    const other = conversationOf(['Where is my order 99999?'], ['shipped'], [SHIPPED]);
    const unknown = conversationOf(
      ['Where is my order 88888?'],
      ['shipped'],
      [{ ...SHIPPED, arguments: [{ parameter: 'orderId', value: '88888' }], result: null }],
    );
    const runId = await begin([other, unknown]);
    expect(await work(runId)).toMatchObject({ passed: 0, failed: 2 });
    const faults = [other, unknown].map(async ({ caseId }) => (await resultOf(runId, caseId)).given.calls[0]?.fault);
    expect(await Promise.all(faults)).toEqual(['not-recorded', 'status']);
    expect(endpoint.got).toEqual([]);
  });

  it('calls no action without a recording', async () => {
    const row = conversationOf(['Where is my order 10234?'], ['shipped'], []);
    const runId = await begin([row]);
    await work(runId);
    expect((await resultOf(runId, row.caseId)).given.calls).toEqual([]);
    expect(endpoint.got).toEqual([]);
  });

  it('is not asked by a run that has begun before it got longer, which gives its answer back', async () => {
    const row = conversationOf(['What does shipping to Austria cost?'], ['7.90 €'], []);
    const before = await left();
    const runId = await begin([row]);
    const fields = { ...row.fields, earlier: ['Hi', 'Hello'] };
    await callContract(
      saveTestCase,
      { orgId, chatbotId, caseId: row.caseId, origin: null, fields },
      org.users.owner.idToken,
    );
    expect(await work(runId)).toMatchObject({ status: 'done', done: 1, passed: 0, failed: 0 });
    expect(await left()).toBe(before);
  });

  it('has no more messages, and no more recordings, than it may', async () => {
    const row = conversationOf(['What does shipping cost?'], ['7.90 €'], []);
    const save = (own: Partial<typeof row.fields>) => {
      const fields = { ...row.fields, ...own };
      const input = { orgId, chatbotId, caseId: newId(), origin: null, fields };
      return callContract(saveTestCase, input, org.users.owner.idToken);
    };
    const earlier = (count: number) => Array.from({ length: count }, (_, n) => `Message ${n}`);
    const recordings = (count: number) => Array.from({ length: count }, () => SHIPPED);
    await save({ earlier: earlier(LIMITS.earlierPerTestCase) });
    await save({ recordings: recordings(LIMITS.recordingsPerTestCase) });
    const refused = { code: 'invalid-input' };
    await expect(save({ earlier: earlier(LIMITS.earlierPerTestCase + 1) })).rejects.toMatchObject(refused);
    await expect(save({ recordings: recordings(LIMITS.recordingsPerTestCase + 1) })).rejects.toMatchObject(refused);
    const long = 'a'.repeat(LIMITS.recordingCharacters + 1);
    await expect(save({ recordings: [{ ...SHIPPED, result: long }] })).rejects.toMatchObject(refused);
  });
});
