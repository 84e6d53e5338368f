import { billingEventSchema } from '@parlance/domain/documents/billing/billingEvent';
import { mailSchema } from '@parlance/domain/documents/mail';
import { paths } from '@parlance/domain/paths';
import { PAID_PLANS } from '@parlance/domain/plans';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { reconcileBilling } from '../../../functions/src/billing/reconcile/reconcileBilling.ts';
import { warnOfExpiringCards } from '../../../functions/src/billing/cards/warnOfExpiringCards.ts';
import { projectSubscription } from '../../../functions/src/billing/state/projectSubscription.ts';
import { syncSubscription } from '../../../functions/src/billing/state/syncSubscription.ts';
import { fetchSubscription } from '../../../functions/src/billing/stripe/stripeSubscription.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { LOCAL_STRIPE } from '../../../local/src/stripe/LOCAL_STRIPE.ts';
import { webhookUrlOf } from '../../../local/src/stripe/webhookUrlOf.ts';
import { admin } from '../../support/admin.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { control, stripe } from '../support/billing/stripe.ts';
import { readOrg, subscribe, type Subscribed } from '../support/billing/subscribe.ts';
import { soakRounds } from '../support/soakRounds.ts';

const URL_OF_EVENTS = webhookUrlOf(suiteUrls.projectId, suiteUrls.ports);
const MINUTE = 60;
/** Number of changes of each of three subscriptions: 200 events in all in a soak run. */
const ROUNDS = soakRounds(20, 67);

function sign(payload: string, secret: string = LOCAL_STRIPE.webhookSecret, ageSeconds = 0): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

async function deliver(body: string, signature?: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  };
  return (await fetch(URL_OF_EVENTS, { method: 'POST', headers, body })).status;
}

/** Event that would end a subscription. */
function eventOf({ subscription }: Subscribed, fields: object = {}): string {
  const event = {
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'customer.subscription.deleted',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: subscription.id, customer: 'cus_nobody', status: 'canceled' } },
    ...fields,
  };
  return JSON.stringify(event, null, 2);
}

/** The organization says of its subscription what follows from Stripe's own object. */
async function expectTruth({ orgId, subscription }: Subscribed): Promise<void> {
  const truth = await fetchSubscription(subscription.id);
  if (truth === undefined) throw new Error('no subscription at Stripe');
  expect((await readOrg(orgId)).subscription).toEqual(projectSubscription(truth));
  const stored = (await admin.db.doc(paths.subscription(orgId, subscription.id)).get()).data();
  expect(stored).toMatchObject({ status: truth.status, cancel_at_period_end: truth.cancel_at_period_end });
}

/** Changes a subscription at Stripe once, in one of several ways. */
async function changeAtStripe({ subscription: { id } }: Subscribed, step: number): Promise<void> {
  const changes: Stripe.SubscriptionUpdateParams[] = [
    { cancel_at_period_end: true },
    { pause_collection: { behavior: 'void', resumes_at: Math.floor(Date.now() / 1000) + 40 * 24 * 60 * MINUTE } },
    { cancel_at_period_end: false },
    { pause_collection: '' },
    { metadata: { step: String(step) } },
  ];
  await stripe.subscriptions.update(id, changes[step % changes.length]);
}

describe('Stripe’s events', () => {
  it('many of them, tripled, shuffled and some failing once, end in Stripe’s truth, and nothing differs afterwards (R-09, T-61, T-62)', async () => {
    const orgs = await Promise.all(PAID_PLANS.map((plan) => subscribe(plan)));
    await control('hold');
    for (let step = 0; step < ROUNDS; step += 1) {
      await Promise.all(orgs.map((org) => changeAtStripe(org, step)));
    }
    await stripe.subscriptions.cancel(orgs[0]?.subscription.id ?? '');
    // Each failure of a request is tried twice more by the SDK: these are some deliveries that fail as a whole.
    await control('fail', { requests: soakRounds(12, 30) });
    await control('release', { copies: 3, isShuffled: true });
    await control('idle');
    for (const org of orgs) {
      await expectTruth(org);
      expect(await syncSubscription(org.orgId, org.subscription.id)).toBe(false);
    }
    expect((await readOrg(orgs[0]?.orgId ?? '')).subscription?.status).toBe('canceled');
    // A document that no event has told of.
    const { orgId = '' } = orgs[1] ?? {};
    await admin.db.doc(paths.org(orgId)).update({ plan: 'starter', 'subscription.status': 'past_due' });
    await reconcileBilling();
    expect((await readOrg(orgId)).plan).toBe('pro');
    for (const org of orgs) await expectTruth(org);
  });

  it('one whose effect fails is answered 500, and has it when it comes again (T-61)', async () => {
    const org = await subscribe('pro');
    const { id } = org.subscription;
    const customer = z.string().parse((await admin.db.doc(paths.customer(org.orgId)).get()).data()?.['stripeId']);
    await control('hold');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const changed = eventOf(org, { type: 'customer.subscription.updated', data: { object: { id, customer } } });
    // The request, and both times that the SDK tries it again.
    await control('fail', { requests: 3 });
    expect(await deliver(changed, sign(changed))).toBe(500);
    expect((await readOrg(org.orgId)).subscription?.cancelAt).toBeNull();
    expect(await deliver(changed, sign(changed))).toBe(200);
    expect((await readOrg(org.orgId)).subscription?.cancelAt).toBeInstanceOf(Date);
    await control('release');
    await control('idle');
  });

  it('50 that nobody has signed, or signed wrong, too long ago, or for something else, are refused and change nothing (R-09, A-99)', async () => {
    const org = await subscribe('pro');
    const body = eventOf(org);
    const forgeries = [
      () => deliver(body),
      () => deliver(body, ''),
      () => deliver(body, sign(body, 'whsec_other')),
      () => deliver(body, sign(body, LOCAL_STRIPE.webhookSecret, 6 * MINUTE)),
      () => deliver(JSON.stringify(JSON.parse(body)), sign(body)),
      () => deliver(body.replace('customer.subscription.deleted', 'customer.subscription.updated'), sign(body)),
      () => deliver(body, sign(body).replace('v1=', 'v0=')),
      () => deliver(body, `t=0,v1=${'0'.repeat(64)}`),
      () => deliver(eventOf(org, { livemode: true }), sign(body)),
      () => deliver('', sign(body)),
    ];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => forgeries)
        .flat()
        .map((forge) => forge()),
    );
    expect(answers).toHaveLength(50);
    expect(new Set(answers)).toEqual(new Set([401]));
    const live = eventOf(org, { livemode: true });
    expect(await deliver(live, sign(live))).toBe(400);
    const large = eventOf(org, { padding: 'x'.repeat(2 * 1024 * 1024) });
    expect(await deliver(large, sign(large))).toBe(413);
    expect((await readOrg(org.orgId)).subscription?.status).toBe('active');
  });

  it('are taken but have no effect where they are of another type, or about a stranger; ten at once have one', async () => {
    const org = await subscribe('pro');
    const stranger = eventOf(org);
    const unknown = eventOf(org, { type: 'payout.paid' });
    expect([await deliver(stranger, sign(stranger)), await deliver(unknown, sign(unknown))]).toEqual([200, 200]);
    const customer = z.string().parse((await admin.db.doc(paths.customer(org.orgId)).get()).data()?.['stripeId']);
    // It says that the subscription has ended; Stripe says that it has not.
    const id = `evt_${crypto.randomUUID().replaceAll('-', '')}`;
    const wrong = eventOf(org, { id, data: { object: { id: org.subscription.id, customer, status: 'canceled' } } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(wrong, sign(wrong))));
    expect(new Set(answers)).toEqual(new Set([200]));
    const noted = await admin.db.doc(paths.billingEvent(id)).get();
    expect(billingEventSchema.parse(noted.data()).type).toBe('customer.subscription.deleted');
    expect((await readOrg(org.orgId)).subscription?.status).toBe('active');
  });
});

describe('time', () => {
  it('makes of a charge that fails a grace period and an end, after which the data is kept for thirty days', async () => {
    const org = await subscribe('starter');
    const customer = z.string().parse((await admin.db.doc(paths.customer(org.orgId)).get()).data()?.['stripeId']);
    await control('card', { customer, outcome: 'declines' });
    const day = 24 * 60 * MINUTE;
    await control('advance', { seconds: 32 * day });
    await control('idle');
    const { subscription } = await readOrg(org.orgId);
    expect(subscription?.status).toBe('past_due');
    expect(subscription?.graceEndsAt).toBeInstanceOf(Date);
    await control('advance', { seconds: 8 * day });
    await control('idle');
    expect((await readOrg(org.orgId)).subscription).toMatchObject({ status: 'canceled', graceEndsAt: null });
    await expectTruth(org);
    await reconcileBilling();
    await expectTruth(org);
  });
});

describe('mails that come ahead or with a charge', () => {
  it('tell of a card that ends once for each card and month, in the owner’s language, and of a charge to be confirmed once', async () => {
    const org = await subscribe('pro', { locale: 'de' });
    const silent = await subscribe('pro');
    const kindsOf = async ({ orgId }: Subscribed) => {
      const found = await admin.db.collection('mail').where('message.orgId', '==', orgId).get();
      return found.docs
        .map((doc) => mailSchema.parse(doc.data()))
        .filter(({ message }) => message.kind !== 'billing-receipt');
    };
    const customerOf = async ({ orgId }: Subscribed) =>
      z.string().parse((await admin.db.doc(paths.customer(orgId)).get()).data()?.['stripeId']);
    const customer = await customerOf(org);
    const expires = { month: 3, year: 2031 };
    await control('card', { customer, expires });
    await control('card', { customer: await customerOf(silent), expires });
    await stripe.subscriptions.update(silent.subscription.id, { cancel_at_period_end: true });
    await control('idle');
    const run = (day: string) => warnOfExpiringCards(wholeRun(new Date(`${day}T06:00:00Z`)));
    await run('2031-03-01');
    expect(await kindsOf(org)).toEqual([]);
    await Promise.all([run('2031-03-02'), run('2031-03-02')]);
    await run('2031-03-31');
    await run('2031-04-01');
    expect(await kindsOf(org)).toMatchObject([
      { locale: 'de', message: { kind: 'billing-card-expiring', last4: '4242', at: new Date('2031-03-31') } },
    ]);
    // Nothing more is charged to the other one.
    expect((await kindsOf(silent)).map(({ message }) => message.kind)).toEqual(['billing-cancelled']);

    await control('card', { customer, outcome: 'asks' });
    await control('advance', { customer, seconds: 32 * 24 * 60 * MINUTE });
    await control('idle');
    const kinds = (await kindsOf(org)).map(({ message }) => message.kind);
    expect(kinds.filter((kind) => kind === 'billing-payment-failed')).toHaveLength(1);
  });
});
