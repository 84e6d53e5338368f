import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { resendStalledDeliveries } from '../../../functions/src/delivery/webhooks/delivery/resendStalledDeliveries.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { startReceiver } from '../support/webhooks/startReceiver.ts';
import { makeDelivery, makeWebhook, readDelivery } from '../support/webhooks/webhookFixture.ts';

/** A day that the suite's own clock never reaches: its trigger and its schedule find these deliveries not due yet. */
const due = new Date(Date.UTC(2299, 0, 1));

const [{ orgId }, receiver] = await Promise.all([makeOrg(), startReceiver()]);
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.received.length = 0;
});

function after(ms: number): Date {
  return new Date(due.getTime() + ms);
}

/** A webhook that wants none of the events that the leads of these deliveries are. */
function ownWebhook(): Promise<string> {
  return makeWebhook(orgId, { address: `${receiver.origin}/hook`, events: [] });
}

describe('each minute', () => {
  it('what a worker that was killed had begun is sent', async () => {
    receiver.answer(204);
    const place = await makeDelivery(orgId, await ownWebhook(), due);
    // As a worker leaves it that claimed it and was killed.
    await admin.db
      .doc(paths.delivery(orgId, place.webhookId, place.deliveryId))
      .update({ attempts: 1, triedSince: due, nextAttemptAt: after(MINUTE_MS) });
    await resendStalledDeliveries(wholeRun(after(MINUTE_MS - 1)));
    expect((await readDelivery(place)).attempts).toBe(1);
    await resendStalledDeliveries(wholeRun(after(MINUTE_MS)));
    expect(await readDelivery(place)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  it('a receiver that fails is asked once, holds up no other organization, and what is left for it waits', async () => {
    receiver.answer(500);
    const good = await startReceiver();
    const neighbour = await makeOrg();
    const theirs = await makeWebhook(neighbour.orgId, { address: `${good.origin}/`, events: [] });
    const ours = await ownWebhook();
    const waiting = [];
    // More than are sent at once, all of them before the neighbour's.
    for (let n = 0; n < 45; n += 1) waiting.push(await makeDelivery(orgId, ours, due));
    const last = await makeDelivery(neighbour.orgId, theirs, after(1));
    await resendStalledDeliveries(wholeRun(after(HOUR_MS)));
    expect(receiver.received.length).toBeLessThanOrEqual(20);
    expect(good.received).toHaveLength(1);
    expect((await readDelivery(last)).status).toBe('delivered');
    const states = await Promise.all(waiting.map(readDelivery));
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['waiting']));
    expect(Math.min(...states.map(({ nextAttemptAt }) => nextAttemptAt.getTime()))).toBe(
      after(HOUR_MS + MINUTE_MS).getTime(),
    );
    await good.stop();
  });
});
