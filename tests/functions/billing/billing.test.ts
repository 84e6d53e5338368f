import { CURRENCIES } from '@parlance/domain/money/currencies';
import { LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import * as contracts from '@parlance/domain/contracts/billing';
import { createChatbot } from '@parlance/domain/contracts/chatbots';
import type { Contract } from '@parlance/domain/contracts/contract';
import { DAY_MS } from '@parlance/domain/durations';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { mailSchema } from '@parlance/domain/documents/mail';
import { paths } from '@parlance/domain/paths';
import { PAID_PLANS } from '@parlance/domain/plans';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { control, stripe } from '../support/billing/stripe.ts';
import { openCheckout, readOrg, subscribe, type Subscribed } from '../support/billing/subscribe.ts';

const CONTRACT_FIELDS =
  'cancel_at cancel_at_period_end canceled_at created current_period_end current_period_start ended_at items metadata ' +
  'price prices product quantity role status stripeLink trial_end trial_start';

function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

async function mailKinds(orgId: string): Promise<string[]> {
  const found = await admin.db.collection('mail').where('message.orgId', '==', orgId).get();
  return found.docs.map((doc) => mailSchema.parse(doc.data()).message.kind).toSorted();
}

describe('a purchase', () => {
  it('is one session for two clicks, one subscription, and an organization with its plan, whatever is left of its trial (T-62, T-63)', async () => {
    const org = await makeTeam({ plan: 'trial', trialEndsAt: new Date(Date.now() + 3.5 * DAY_MS) });
    const { orgId, users } = org;
    const start = () =>
      callContract(contracts.startCheckout, { orgId, plan: 'pro', locale: 'de' }, users.owner.idToken);
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toEqual(other);
    const sessionId = await openCheckout(org, 'pro');
    // Another plan closes the page of the first.
    const second = await openCheckout(org, 'starter');
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    await control('pay', { session: second });
    await control('idle');
    const { plan, subscription } = await readOrg(orgId);
    expect([plan, subscription?.status]).toEqual(['starter', 'trialing']);
    expect(subscription?.trialEndsAt?.getTime()).toBeGreaterThan(Date.now() + 3 * DAY_MS);
    expect(await errorOf(start())).toBe('plan-exists');
    const stored = await admin.db.doc(paths.subscription(orgId, subscription?.id ?? '')).get();
    expect(
      Object.keys(stored.data() ?? {})
        .toSorted()
        .join(' '),
    ).toBe(CONTRACT_FIELDS);
    const create = () => callContract(createChatbot, { orgId, name: 'Guide', description: '' }, users.owner.idToken);
    expect([await errorOf(create()), await errorOf(create())]).toEqual(['no error', 'chatbot-limit-reached']);
    const customers = await stripe.customers.list({ limit: 100 });
    expect(customers.data.filter(({ metadata }) => metadata['orgId'] === orgId)).toHaveLength(1);
  });

  it('lets anybody read what plans cost, and nothing else of what is sold (T-56)', async () => {
    const answer = await fetch(`${suiteUrls.functions}/web/prices/current.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=300');
    expect(await answer.json()).toEqual({
      prices: PAID_PLANS.flatMap((plan) =>
        CURRENCIES.map((currency) => ({ plan, cents: LIST_PRICES[plan], currency })),
      ),
    });
  });

  it('is in the currency of the country, which the subscription keeps', async () => {
    const { orgId, users, subscription } = await subscribe('pro', { country: 'US' });
    expect(subscription.currency).toBe('usd');
    await admin.db.doc(paths.org(orgId)).update({ country: 'DE' });
    await callContract(contracts.changePlan, { orgId, plan: 'business', when: 'now' }, users.owner.idToken);
    expect((await readOrg(orgId)).subscription).toMatchObject({ plan: 'business', currency: 'usd' });
    // Stripe refuses any other.
    const { items } = await stripe.subscriptions.retrieve(subscription.id);
    const change = [{ id: items.data[0]?.id ?? '', price: 'price_parlance_pro_month_eur' }];
    await expect(stripe.subscriptions.update(subscription.id, { items: change })).rejects.toThrow(/expected currency/);
  });

  it('brings the price list, the invoice and a receipt', async () => {
    const { orgId, users, subscription } = await subscribe('pro');
    const price = await admin.db.doc(paths.price('prod_parlance_pro', 'price_parlance_pro_month_eur')).get();
    expect(price.data()).toMatchObject({ unit_amount: 1000, interval: 'month', active: true });
    const invoices = await admin.db.collection(`${paths.subscription(orgId, subscription.id)}/invoices`).get();
    expect(invoices.docs.map((doc) => doc.data())).toMatchObject([{ status: 'paid', total: 1190 }]);
    const page = await callContract(contracts.listInvoices, { orgId, cursor: null }, users.owner.idToken);
    expect(page).toMatchObject({ invoices: [{ status: 'paid', totalCents: 1190, currency: 'eur' }], cursor: null });
    expect(await mailKinds(orgId)).toEqual(['billing-receipt']);
    const { url } = await callContract(contracts.openBillingPortal, { orgId, flow: 'card' }, users.owner.idToken);
    expect(await (await fetch(url)).text()).toContain('Payment method');
  });
});

describe('a subscription that is changed', () => {
  let org: Subscribed;

  beforeAll(async () => {
    org = await subscribe('business', { chatbotCount: 2 });
  });

  const call = <I extends { orgId: string }, O>(
    contract: Contract<I, O>,
    input: Omit<I, 'orgId'> & { orgId?: never },
  ) => callContract(contract, contract.input.parse({ ...input, orgId: org.orgId }), org.users.owner.idToken);
  const current = async () => (await readOrg(org.orgId)).subscription;

  it('goes down only to a plan with room, and names the limit that has none (A-100)', async () => {
    expect(await errorOf(call(contracts.changePlan, { plan: 'starter', when: 'now' }))).toBe('plan-chatbots');
    await admin.db.doc(paths.org(org.orgId)).update({ chatbotCount: 1, memberCount: 2 });
    expect(await errorOf(call(contracts.changePlan, { plan: 'starter', when: 'now' }))).toBe('plan-seats');
    await admin.db.doc(paths.org(org.orgId)).update({ memberCount: 1 });
    const preview = await call(contracts.previewPlanChange, { plan: 'pro' });
    expect(preview.prorationCents).toBeLessThan(-1400);
    expect(preview.totalCents).toBeLessThan(0);
    await Promise.all([1, 2].map(() => call(contracts.changePlan, { plan: 'pro', when: 'now' })));
    expect(await readOrg(org.orgId)).toMatchObject({ plan: 'pro', subscription: { plan: 'pro' } });
    const pending = await stripe.invoices.createPreview({ subscription: org.subscription.id });
    expect(pending.lines.data).toHaveLength(3);
  });

  it('changes at the end of the period, unless that is undone', async () => {
    await call(contracts.changePlan, { plan: 'starter', when: 'period-end' });
    expect((await current())?.scheduledChange).toMatchObject({ plan: 'starter' });
    await call(contracts.undoScheduledChange, {});
    expect((await current())?.scheduledChange).toBeNull();
    const { nextInvoice, method } = await call(contracts.readBilling, {});
    expect(method).toMatchObject({ kind: 'visa', last4: '4242' });
    // What going down gave back pays for it.
    expect(nextInvoice).toMatchObject({
      currency: 'eur',
      dueCents: 0,
      at: (await current())?.currentPeriodEnd.toISOString(),
    });
  });

  it('pauses for one to three months, and goes on (A-100)', async () => {
    for (const months of [0, 4]) {
      expect(contracts.pauseSubscription.input.safeParse({ orgId: org.orgId, months }).success).toBe(false);
    }
    await call(contracts.pauseSubscription, { months: 3 });
    const { until } = (await current())?.pause ?? { until: null };
    expect(until?.getTime()).toBeGreaterThan(Date.now() + 88 * DAY_MS);
    expect((await call(contracts.readBilling, {})).nextInvoice).toBeNull();
    await call(contracts.resumeSubscription, {});
    expect((await current())?.pause).toBeNull();
    // Paused as a whole by somebody at Stripe.
    const { id } = org.subscription;
    await stripe.subscriptions.migrate(id, { billing_mode: { type: 'flexible' } });
    await stripe.subscriptions.pause(id, { type: 'subscription', invoicing_behavior: 'pending_invoice_item' });
    await control('idle');
    expect((await current())?.status).toBe('paused');
    await call(contracts.resumeSubscription, {});
    expect((await current())?.status).toBe('active');
  });

  it('gets the discount for staying once, of ten calls at the same time (A-100)', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => errorOf(call(contracts.acceptRetentionOffer, {}))),
    );
    expect(results.filter((result) => result === 'no error')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['no error', 'offer-used']));
    expect((await current())?.discount).toMatchObject({ percent: 20 });
  });

  it('is cancelled by the very phrase, taken back before the end, and never after it (A-100)', async () => {
    const cancel = (phrase: string, when: 'now' | 'period-end') =>
      errorOf(call(contracts.cancelSubscription, { phrase, when, reason: '' }));
    for (const phrase of ['Cancel subscription', 'cancel subscription ', 'cancel  subscription', '']) {
      expect(await cancel(phrase, 'now')).toBe('confirmation-mismatch');
    }
    expect(await cancel('Abo kündigen', 'period-end')).toBe('no error');
    expect((await current())?.cancelAt).not.toBeNull();
    // A change with the next period would take the cancellation back unasked.
    expect(await errorOf(call(contracts.changePlan, { plan: 'business', when: 'period-end' }))).toBe('invalid-input');
    expect((await current())?.cancelAt).not.toBeNull();
    await call(contracts.reactivateSubscription, {});
    expect((await current())?.cancelAt).toBeNull();
    // By a day that somebody has named at Stripe.
    const day = Math.floor((Date.now() + DAY_MS) / 1000);
    await stripe.subscriptions.update(org.subscription.id, { cancel_at: day });
    await control('idle');
    expect((await current())?.cancelAt).toEqual(new Date(day * 1000));
    await call(contracts.reactivateSubscription, {});
    expect((await current())?.cancelAt).toBeNull();
    expect(await cancel('cancel subscription', 'now')).toBe('no error');
    const { status, erasedAt } = (await current()) ?? {};
    expect([status, erasedAt instanceof Date]).toEqual(['canceled', true]);
    expect(await errorOf(call(contracts.reactivateSubscription, {}))).toBe('plan-missing');
    await control('idle');
    expect(await mailKinds(org.orgId)).toEqual([
      'billing-cancelled',
      'billing-cancelled',
      'billing-ended',
      'billing-paused',
      'billing-paused',
      'billing-plan-changed',
      'billing-reactivated',
      'billing-reactivated',
      'billing-receipt',
      'billing-resumed',
      'billing-resumed',
    ]);
  });

  it('leaves one entry of each change, in the owner’s name or in Stripe’s where it was made there', async () => {
    const found = await admin.db.collection(paths.activity(org.orgId)).get();
    const entries = found.docs.map((doc) => activitySchema.parse(doc.data()));
    const byStripe = entries.filter(({ actorName, actorUid }) => actorName === 'Stripe' && actorUid === 'stripe');
    expect(byStripe.map(({ kind }) => kind).toSorted()).toEqual(['plan-cancelled', 'plan-paused']);
    const others = entries.filter((entry) => !byStripe.includes(entry));
    expect(new Set(others.map(({ actorUid }) => actorUid))).toEqual(new Set([org.users.owner.uid]));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'plan-bought',
      'plan-cancelled',
      'plan-cancelled',
      'plan-cancelled',
      'plan-change-scheduled',
      'plan-change-undone',
      'plan-changed',
      'plan-discounted',
      'plan-paused',
      'plan-paused',
      'plan-reactivated',
      'plan-reactivated',
      'plan-resumed',
      'plan-resumed',
    ]);
  });

  it('keeps what stands on invoices, and refuses a tax id that is none', async () => {
    const preferences = {
      companyName: 'Test AG',
      poNumber: '4711',
      email: 'billing@example.com',
      phone: '',
      line1: 'Bahnhofstrasse 1',
      line2: '',
      city: 'Berlin',
      postalCode: '10115',
      state: '',
      country: 'DE',
      taxId: 'DE 123456789',
      invoiceLocale: 'de',
      notifiesUpcoming: false,
    } as const;
    await call(contracts.saveBillingPreferences, preferences);
    await call(contracts.saveBillingPreferences, preferences);
    const stored = (await admin.db.doc(paths.customer(org.orgId)).get()).data();
    const customer = await stripe.customers.retrieve(String(stored?.['stripeId']));
    expect(customer).toMatchObject({ name: 'Test AG', address: { city: 'Berlin' }, preferred_locales: ['de'] });
    expect((await stripe.customers.listTaxIds(customer.id)).data.map(({ value }) => value)).toEqual(['DE123456789']);
    const { taxId } = await call(contracts.readBilling, {});
    expect(taxId).toEqual({ value: 'DE123456789', state: 'pending' });
    expect(await errorOf(call(contracts.saveBillingPreferences, { ...preferences, taxId: '!' }))).toBe(
      'tax-id-invalid',
    );
  });
});
