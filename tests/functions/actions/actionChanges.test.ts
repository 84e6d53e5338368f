import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { type ActionChange, actionChangeSchema } from '@parlance/domain/documents/actions/actionChange';
import { newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAction } from '../../../functions/src/answering/actions/editing/deleteAction.ts';
import { callKeyOf } from '../../../functions/src/answering/actions/callKeyOf.ts';
import { claimCall } from '../../../functions/src/answering/actions/claimCall.ts';
import { deleteMyChat } from '../../../functions/src/conversations/chats/deleteMyChat.ts';
import { erasePerson } from '../../../functions/src/edge/privacy/erasePerson.ts';
import { admin } from '../../support/admin.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { type ActionWorld, actionWorld } from '../support/actions/actionWorld.ts';
import { type Endpoint, startEndpoint } from '../support/actions/startEndpoint.ts';

const QUESTION = 'Please cancel my order 10234.';

let shop: Endpoint;
let world: ActionWorld;

beforeAll(async () => {
  shop = await startEndpoint();
});

beforeEach(async () => {
  world = await actionWorld({
    name: 'cancel_order',
    title: 'Cancel an order',
    description: 'Cancels an order.',
    method: 'POST',
    url: `${shop.origin}/cancel`,
    changesSomething: true,
  });
});

afterEach(() => {
  shop.answer({});
  shop.got.length = 0;
});

afterAll(async () => shop.stop());

function sentKey(index = 0): string {
  return String(shop.got[index]?.headers['idempotency-key']);
}

async function changes(): Promise<(ActionChange & { key: string })[]> {
  const { docs } = await admin.db.collection(paths.actionChanges(world.orgId, world.chatbotId)).get();
  return docs.map((found) => ({ key: found.id, ...actionChangeSchema.parse(found.data()) }));
}

function visitor() {
  const { chatbotId, chatId } = world;
  return { chatbotId, chatId, origin: '', channel: 'widget' as const };
}

it('outlives the conversation: time, action, key and outcome of what a visitor orders, and no word of theirs', async () => {
  await world.ask(QUESTION);
  expect(await changes()).toEqual([]);
  const before = Date.now();
  await world.ask('Yes');
  await deleteMyChat(visitor());
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  expect(change).toEqual({
    key: sentKey(),
    actionId: world.actionId,
    title: 'Cancel an order',
    at: change?.at,
    status: 'done',
    fault: null,
    httpStatus: 200,
  });
  expect(change?.at.getTime()).toBeGreaterThanOrEqual(before);
  const stored = await admin.db.doc(paths.actionChange(world.orgId, world.chatbotId, sentKey())).get();
  for (const word of ['10234', world.chatId, 'cancel my']) expect(JSON.stringify(stored.data())).not.toContain(word);
});

it('is left by who erases the person, and with the action', async () => {
  await world.ask(QUESTION);
  await world.ask('Yes');
  const owner = membershipOf(world.org, 'owner');
  const person = { foundBy: 'chat', chatId: world.chatId } as const;
  await erasePerson(owner, { receiptId: newId(), person, confirmation: world.chatId });
  await deleteAction(owner, world.chatbotId, world.actionId);
  expect((await admin.db.doc(paths.chat(world.orgId, world.chatId)).get()).exists).toBe(false);
  expect(await changes()).toMatchObject([{ key: sentKey(), status: 'done' }]);
});

it('is written once, however often the agreement is delivered', async () => {
  await world.ask(QUESTION);
  const messageId = newId();
  await Promise.all([1, 2, 3].map(() => world.ask('Yes', { messageId })));
  await world.ask('Yes', { messageId });
  expect(await changes()).toMatchObject([{ key: sentKey(), status: 'done' }]);
});

it.each([
  [{ status: 409 }, { fault: 'status', httpStatus: 409 }],
  [{ status: 500 }, { fault: 'status', httpStatus: 500 }],
  [
    { type: 'text/html', body: '<h1>Hi</h1>' },
    { fault: 'unreadable', httpStatus: 200 },
  ],
])('says why where the endpoint answers %j', async (reply, outcome) => {
  await world.ask(QUESTION);
  shop.answer(reply);
  await world.ask('Yes');
  expect(await changes()).toMatchObject([{ key: sentKey(), status: 'failed', ...outcome }]);
});

describe('a process that is killed while it sends', () => {
  const messageId = newId();

  /** Performs the last step of a process before it sends. */
  async function claim(): Promise<boolean> {
    const { orgId, chatbotId, actionId } = world;
    const agreement = newVisitorMessage({ chatbotId, text: 'Yes', at: new Date() });
    await admin.db.doc(paths.message(orgId, world.chatId, messageId)).set(agreement);
    const widget = widgetSchema.parse((await admin.db.doc(paths.widget(chatbotId)).get()).data());
    const question = { widget, visitor: visitor(), messageId };
    const key = callKeyOf(question, 'agreed');
    return claimCall(question, { key, actionId, title: 'Cancel an order' });
  }

  it('leaves that the outcome is not known', async () => {
    expect(await claim()).toBe(true);
    expect(await changes()).toMatchObject([
      { actionId: world.actionId, title: 'Cancel an order', status: 'failed', fault: 'unknown', httpStatus: null },
    ]);
  });

  it('has nothing sent under the same key again, nor the record replaced, by a conversation that was deleted and begun again', async () => {
    expect(await claim()).toBe(true);
    const [first] = await changes();
    await deleteMyChat(visitor());
    expect(await claim()).toBe(false);
    expect(await changes()).toEqual([first]);
  });
});

it('is made in no way by questions, refusals and what is not sent', async () => {
  await world.ask(QUESTION);
  await world.ask('No');
  await world.ask('What does shipping to Austria cost?');
  expect(await changes()).toEqual([]);
});
