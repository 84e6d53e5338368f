import { createHmac } from 'node:crypto';
import { LIMITS } from '@parlance/domain/limits';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { presentLead } from '../../../functions/src/kernel/entries/presentLead.ts';
import { renewWebhookSecret } from '../../../functions/src/delivery/webhooks/renewWebhookSecret.ts';
import { sendDelivery } from '../../../functions/src/delivery/webhooks/delivery/sendDelivery.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { type Received, startReceiver } from '../support/webhooks/startReceiver.ts';
import { makeDelivery, makeWebhook, readDelivery, readWebhook, SECRET } from '../support/webhooks/webhookFixture.ts';

/** A day that the suite's own clock never reaches: its trigger and its schedule find these deliveries not due yet. */
let due: Date;
let days = 0;

const [org, receiver] = await Promise.all([makeTeam(), startReceiver()]);
const { orgId } = org;
afterAll(() => receiver.stop());

beforeEach(() => {
  due = new Date(Date.UTC(2300, 0, 1) + 100 * DAY_MS * days);
  days += 1;
  receiver.received.length = 0;
  receiver.answer(204);
});

function after(ms: number): Date {
  return new Date(due.getTime() + ms);
}

/** A webhook that wants none of the events that the leads of these deliveries are. */
function ownWebhook(overrides: Parameters<typeof makeWebhook>[1] = {}): Promise<string> {
  return makeWebhook(orgId, { address: `${receiver.origin}/hook`, events: [], ...overrides });
}

/** The check that the documentation shows. */
function isSigned({ signature, body }: Received, secret: string, now: Date): boolean {
  const parts = signature.split(',').map((part) => part.split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const isNow = Math.abs(now.getTime() / 1000 - Number(time)) < 300;
  return isNow && parts.some(([name, value]) => name === 'v1' && value === expected);
}

describe('a delivery', () => {
  it('carries the event with what the API says of it, signed with the webhook’s secret', async () => {
    const place = await makeDelivery(orgId, await ownWebhook(), due);
    await sendDelivery(place, due);
    const [got] = receiver.received;
    if (got === undefined) throw new Error('nothing came');
    expect(got).toMatchObject({ path: '/hook', contentType: 'application/json; charset=utf-8' });
    expect(isSigned(got, SECRET, due)).toBe(true);
    expect(isSigned(got, 'another', due)).toBe(false);
    expect(isSigned({ ...got, body: `${got.body} ` }, SECRET, due)).toBe(false);
    expect(JSON.parse(got.body)).toEqual({
      id: place.deliveryId,
      type: 'lead.created',
      createdAt: due.toISOString(),
      data: presentLead(place.leadId, ruleDocuments.lead),
    });
    expect(await readDelivery(place)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      answerStatus: 204,
      fault: null,
    });
    expect((await readDelivery(place)).durationMs).toBeGreaterThanOrEqual(0);
  });

  it('that comes twice at once goes out once', async () => {
    const place = await makeDelivery(orgId, await ownWebhook(), due);
    await Promise.all([sendDelivery(place, due), sendDelivery(place, due), sendDelivery(place, due)]);
    await sendDelivery(place, after(DAY_MS));
    expect(receiver.received).toHaveLength(1);
  });

  it('is signed with the former secret too, for a day', async () => {
    const webhookId = await ownWebhook();
    const secret = await renewWebhookSecret(membershipOf(org, 'admin'), webhookId, due);
    const moments = [after(LIMITS.formerSecretMs - 1), after(LIMITS.formerSecretMs)];
    for (const moment of moments) await sendDelivery(await makeDelivery(orgId, webhookId, moment), moment);
    const signedBy = (key: string) => receiver.received.map((got, index) => isSigned(got, key, moments[index] ?? due));
    expect(signedBy(secret)).toEqual([true, true]);
    expect(signedBy(SECRET)).toEqual([true, false]);
    expect(receiver.received.map(({ signature }) => signature.split('v1=').length - 1)).toEqual([2, 1]);
  });

  it('follows no redirect, and reaches no private address', async () => {
    receiver.answer(307, { location: `${receiver.origin}/elsewhere` });
    const moved = await makeDelivery(orgId, await ownWebhook(), due);
    const inside = await makeDelivery(orgId, await ownWebhook({ address: 'https://10.0.0.1/hook' }), due);
    const plain = await makeDelivery(orgId, await ownWebhook({ address: 'http://example.com/hook' }), due);
    for (const place of [moved, inside, plain]) await sendDelivery(place, due);
    expect(await readDelivery(moved)).toMatchObject({ status: 'waiting', answerStatus: 307, fault: null });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    for (const place of [inside, plain]) {
      expect(await readDelivery(place)).toMatchObject({ answerStatus: null, fault: 'address-not-allowed' });
    }
  });

  it('of a lead that was deleted meanwhile, or to a webhook that is off or gone, goes nowhere', async () => {
    const [webhookId, off] = await Promise.all([ownWebhook(), ownWebhook({ isOn: false })]);
    const places = [
      await makeDelivery(orgId, webhookId, due),
      await makeDelivery(orgId, off, due),
      await makeDelivery(orgId, 'gone', due),
    ];
    await admin.db.doc(paths.lead(orgId, places[0]?.leadId ?? '')).delete();
    for (const place of places) {
      await sendDelivery(place, due);
      expect((await readDelivery(place)).status).toBe('dropped');
    }
    expect(receiver.received).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('is asked again after a pause that doubles, for a day; then the webhook is off, and its people hear it', async () => {
    receiver.answer(500);
    const webhookId = await ownWebhook();
    const place = await makeDelivery(orgId, webhookId, due);
    const pauses: number[] = [];
    for (let now = due; ;) {
      await sendDelivery(place, now);
      const { status, nextAttemptAt } = await readDelivery(place);
      if (status !== 'waiting') break;
      expect(await sendDelivery(place, new Date(nextAttemptAt.getTime() - 1))).toBeUndefined();
      pauses.push((nextAttemptAt.getTime() - now.getTime()) / MINUTE_MS);
      now = nextAttemptAt;
    }
    expect(pauses.slice(0, 8)).toEqual([1, 1, 2, 4, 8, 16, 32, 60]);
    expect(receiver.received).toHaveLength(pauses.length + 1);
    expect(await readDelivery(place)).toMatchObject({ status: 'failed', answerStatus: 500 });
    const { isOn, failingSince, disabledAt } = await readWebhook(orgId, webhookId);
    expect({ isOn, failingSince }).toEqual({ isOn: false, failingSince: due });
    expect(disabledAt?.getTime()).toBeGreaterThanOrEqual(after(DAY_MS).getTime());
    const mails = async (role: 'owner' | 'admin' | 'member') =>
      (await queuedMail(org.users[role].email)).filter(({ message }) => message.kind === 'webhook-disabled').length;
    expect([await mails('owner'), await mails('admin'), await mails('member')]).toEqual([1, 1, 0]);
  });

  it('but then takes something has not failed', async () => {
    receiver.answer(503);
    const webhookId = await ownWebhook();
    const place = await makeDelivery(orgId, webhookId, due);
    await sendDelivery(place, due);
    expect(await readWebhook(orgId, webhookId)).toMatchObject({ isOn: true, failingSince: due });
    receiver.answer(200);
    await sendDelivery(place, after(MINUTE_MS));
    expect(await readDelivery(place)).toMatchObject({ status: 'delivered', attempts: 2, answerStatus: 200 });
    expect((await readWebhook(orgId, webhookId)).failingSince).toBeNull();
  });

  it('gets a test once, which says nothing of the webhook, and also while that is off', async () => {
    receiver.answer(404);
    const webhookId = await ownWebhook({ isOn: false });
    const place = await makeDelivery(orgId, webhookId, due, 'test');
    await sendDelivery(place, due);
    expect(await readDelivery(place)).toMatchObject({ status: 'failed', attempts: 1, answerStatus: 404 });
    expect(await readWebhook(orgId, webhookId)).toMatchObject({ isOn: false, failingSince: null });
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'test', data: { webhookId } });
  });
});
