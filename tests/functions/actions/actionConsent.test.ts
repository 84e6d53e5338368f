import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
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
    description: 'Cancels an order. Storniert eine Bestellung.',
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

it('shows what would be sent, and sends exactly that once the visitor agrees', async () => {
  const asked = await world.ask(QUESTION);
  expect(asked.result.text).toContain('**Cancel an order**\n- Number of the order: 10234');
  expect(asked.result.replies).toEqual(['Yes, send it', 'No']);
  expect(asked.answer.calls).toMatchObject([{ status: 'asked', httpStatus: null, ms: null }]);
  expect(shop.got).toEqual([]);

  shop.answer({ body: JSON.stringify({ cancelled: true, refund: '24.90 EUR' }) });
  const agreed = await world.ask('Yes, send it');
  expect(shop.got).toMatchObject([{ method: 'POST', path: '/cancel', body: '{"orderId":"10234"}' }]);
  expect(shop.got[0]?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(agreed.result).toMatchObject({ verdict: 'answered', citations: [{ n: 1, sourceName: 'Cancel an order' }] });
  expect(agreed.result.text).toBe('That is done.\n\n- cancelled: true [1]\n- refund: 24.90 EUR [1]');
  expect(agreed.answer.calls).toMatchObject([{ status: 'done', httpStatus: 200 }]);
});

it('sends once, however often the agreement is delivered, one after the other or at the same time', async () => {
  await world.ask(QUESTION);
  const messageId = newId();
  const agreed = await Promise.all([1, 2, 3].map(() => world.ask('Yes', { messageId })));
  await world.ask('Yes', { messageId });
  expect(shop.got).toHaveLength(1);
  expect(new Set(agreed.map(({ result }) => result.text)).size).toBe(1);
  // A yes of its own agrees to nothing any more.
  await world.ask('Yes');
  expect(shop.got).toHaveLength(1);
});

it('sends nothing where the visitor refuses, says something else, or agrees in another conversation', async () => {
  await world.ask(QUESTION);
  expect((await world.ask('Nein')).result.text).toBe('In Ordnung, es wurde nichts gesendet.');
  await world.ask(QUESTION);
  await world.ask('What does shipping to Austria cost?');
  await world.ask('Yes');
  await world.ask(QUESTION);
  await world.ask('Yes', { chatId: newId() });
  expect(await world.pending()).toMatchObject({ kind: 'confirm' });
  expect(shop.got).toEqual([]);
});

it('sends nothing once the time is over', async () => {
  await world.ask(QUESTION);
  const chat = admin.db.doc(paths.chat(world.orgId, world.chatId));
  const pending = await world.pending();
  if (pending?.kind !== 'confirm') throw new Error('Nothing is to be agreed to.');
  const left = (pending?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(LIMITS.actionConsentMs - 30_000);
  await chat.update({ 'pendingCall.expiresAt': Timestamp.fromMillis(Date.now() - 1) });
  const { result, answer } = await world.ask('Yes');
  expect(result.text).toMatch(/^Too much time has passed/);
  expect(answer.calls).toMatchObject([{ status: 'declined' }]);
  expect(shop.got).toEqual([]);
});

it('sends nothing where the action was changed or switched off after it was shown', async () => {
  const action = admin.db.doc(paths.action(world.orgId, world.chatbotId, world.actionId));
  await world.ask(QUESTION);
  await action.update({ url: `${shop.origin}/other`, updatedAt: new Date() });
  expect((await world.ask('Yes')).result.text).toMatch(/^This has been changed meanwhile/);
  await world.ask(QUESTION);
  await action.update({ isOn: false });
  await world.ask('Yes');
  expect(shop.got).toEqual([]);
});

it('says that it does not know where nothing came back, and does not send it again', async () => {
  await world.ask(QUESTION);
  shop.answer({ status: 500 });
  const { result, answer, messageId } = await world.ask('Yes');
  expect(result).toMatchObject({ verdict: 'refused', offerContact: true });
  expect(result.text).toMatch(/^I have sent it, but I do not know/);
  expect(answer.calls).toMatchObject([{ status: 'failed', fault: 'status', httpStatus: 500 }]);
  await world.ask('Yes', { messageId });
  expect(shop.got).toHaveLength(1);
});

it('says that nothing was changed where the endpoint refuses', async () => {
  await world.ask(QUESTION);
  shop.answer({ status: 409 });
  expect((await world.ask('Yes')).result.text).toMatch(/^That did not work: nothing was changed/);
});
