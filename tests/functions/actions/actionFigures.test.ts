import { sumCalls } from '@parlance/domain/actions/sumCalls';
import { actionFiguresSchema } from '@parlance/domain/documents/actions/actionFigures';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { noteCall } from '../../../functions/src/answering/actions/calling/noteCall.ts';
import { deleteAction } from '../../../functions/src/answering/actions/editing/deleteAction.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { admin } from '../../support/admin.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { type ActionWorld, actionWorld } from '../support/actions/actionWorld.ts';
import { type Endpoint, startEndpoint } from '../support/actions/startEndpoint.ts';

const QUESTION = 'Where is my order 10234?';

let shop: Endpoint;
let world: ActionWorld;

beforeAll(async () => {
  shop = await startEndpoint();
});

beforeEach(async () => {
  world = await actionWorld({ url: `${shop.origin}/orders/{orderId}` });
});

afterEach(() => {
  shop.answer({});
  shop.got.length = 0;
});

afterAll(async () => shop.stop());

function figuresOf() {
  return admin.db.doc(paths.actionFigure(world.orgId, world.chatbotId, world.actionId));
}

async function readFigures() {
  return actionFiguresSchema.parse((await figuresOf().get()).data());
}

it('an action’s calls are counted once each, those that came to nothing among them', async () => {
  const { messageId } = await world.ask(QUESTION);
  await world.ask(QUESTION, { messageId });
  shop.answer({ status: 404 });
  await world.ask(QUESTION);
  const figures = await readFigures();
  expect(sumCalls(figures, new Date())).toMatchObject({ calls: 2, failed: 1 });
  // An order that is not there is an answer of a server that works.
  expect(figures).toMatchObject({ failedInRow: 0, pausedUntil: null });
});

it('those of many visitors at the same time are all counted, and none of an action that is gone (A-111)', async () => {
  const call = { at: new Date(), ms: 120, hasFailed: false, isWorking: true };
  await Promise.all(Array.from({ length: 30 }, () => noteCall(world, call)));
  expect(sumCalls(await readFigures(), new Date())).toEqual({ calls: 30, failed: 0, medianMs: 150 });
  await deleteAction(membershipOf(world.org, 'owner'), world.chatbotId, world.actionId);
  await noteCall(world, call);
  expect((await figuresOf().get()).exists).toBe(false);
});

it('five failures in a row, whichever process met them, spare the endpoint for a minute', async () => {
  shop.answer({ status: 500 });
  const before = { at: new Date(), ms: 120, hasFailed: true, isWorking: false };
  for (let failures = 1; failures < LIMITS.actionFailures; failures += 1) await noteCall(world, before);
  await world.ask(QUESTION);
  expect(shop.got).toHaveLength(1);
  expect((await world.ask(QUESTION)).answer.calls).toMatchObject([{ status: 'failed', fault: 'paused', ms: null }]);
  expect(shop.got).toHaveLength(1);

  await figuresOf().update({ pausedUntil: new Date(Date.now() - 1) });
  shop.answer({});
  expect((await world.ask(QUESTION)).answer.calls).toMatchObject([{ status: 'done' }]);
  expect(await readFigures()).toMatchObject({ failedInRow: 0, pausedUntil: null });
});

it('no visitor chooses by what the endpoint knows a call again (A-122)', async () => {
  const messageId = newId();
  await world.ask(QUESTION, { messageId });
  await world.ask(QUESTION, { messageId, chatId: newId() });
  await world.ask(QUESTION, { messageId: `${messageId}-1` });
  const keys = shop.got.map(({ headers }) => String(headers['idempotency-key']));
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

it('a message calls twice at most, with what came back before it at hand, and answers from both', async () => {
  const done: number[] = [];
  const provider: AiProvider = {
    ...createLocalProvider(),
    choose: async (request) => {
      done.push(request.done.length);
      const orderId = request.done.length === 0 ? '10234' : '10235';
      return { name: 'order_state', given: { orderId } };
    },
  };
  const { answer } = await world.ask('Where are my orders?', { provider });
  expect(done).toEqual([0, 1]);
  expect(shop.got.map(({ path }) => path)).toEqual(['/orders/10234', '/orders/10235']);
  expect(answer.calls).toMatchObject([
    { status: 'done', arguments: [{ parameter: 'orderId', value: '10234' }] },
    { status: 'done', arguments: [{ parameter: 'orderId', value: '10235' }] },
  ]);
  expect(LIMITS.actionCallsPerMessage).toBe(2);
});
