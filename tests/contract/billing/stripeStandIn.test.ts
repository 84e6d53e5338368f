import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import * as z from 'zod';
import type { Server } from '../../../local/src/http/serve.ts';
import { startStripe } from '../../../local/src/stripe/startStripe.ts';
import { createStripeReceiver, type StripeReceiver } from '../../support/stripe/createStripeReceiver.ts';
import { stripeControl } from '../../support/stripe/stripeControl.ts';
import { stripeSchemas } from '../../support/stripe/stripeSchemas.ts';

const DAY = 86_400;
const CLASSIC = { apiVersion: '2022-11-15' };
const SECRET = 'whsec_stand_in';

let server: Server;
let receiver: StripeReceiver;
let stripe: Stripe;
let control: ReturnType<typeof stripeControl>;

beforeEach(async () => {
  receiver = await createStripeReceiver(SECRET);
  server = await startStripe({ port: 0, webhook: { url: receiver.url, secret: SECRET } });
  const { hostname, port } = new URL(server.url);
  stripe = new Stripe('sk_test_x', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  control = stripeControl(server.url);
  await control('idle');
});
afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

async function startCheckout(plan: string, trialDays?: number): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { orgId: 'org' } });
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: `price_parlance_${plan}_month`, quantity: 1 }],
    success_url: 'https://app.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://app.example/back',
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    subscription_data: {
      metadata: { orgId: 'org' },
      ...(trialDays === undefined ? {} : { trial_period_days: trialDays }),
    },
  });
}

async function subscribe(plan: string, trialDays?: number): Promise<Stripe.Subscription> {
  const session = await startCheckout(plan, trialDays);
  await control('pay', { session: session.id });
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  if (typeof paid.subscription !== 'object' || paid.subscription === null) throw new Error('no subscription');
  return paid.subscription;
}

type Customer = Stripe.Subscription['customer'] | null;

function idOf(customer: Customer): string {
  return typeof customer === 'string' ? customer : (customer?.id ?? '');
}

async function latestInvoice(of: Customer): Promise<Stripe.Invoice> {
  const [invoice] = (await stripe.invoices.list({ customer: idOf(of), limit: 1 })).data;
  if (invoice === undefined) throw new Error('no invoice');
  return invoice;
}

describe('the Stripe stand-in, by the real SDK', () => {
  it('sells a plan with German VAT and shows one subscription in both families of versions', async () => {
    const { id, customer, items, status } = await subscribe('pro');
    expect(status).toBe('active');
    const [item] = items.data;
    expect(item?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * DAY);
    const invoice = await latestInvoice(customer);
    expect(invoice).toMatchObject({
      status: 'paid',
      subtotal: 1000,
      total: 1190,
      billing_reason: 'subscription_create',
    });
    expect(invoice.parent?.subscription_details?.subscription).toBe(id);
    const classic: unknown = await stripe.subscriptions.retrieve(id, { expand: ['items.data.price.product'] }, CLASSIC);
    expect(classic).toMatchObject({
      current_period_end: item?.current_period_end,
      discount: null,
      items: { data: [{ price: { product: { metadata: { plan: 'pro' } } } }] },
    });
    const old: unknown = await stripe.invoices.retrieve(invoice.id ?? '', {}, CLASSIC);
    expect(old).toMatchObject({ subscription: id, paid: true, lines: { data: [{ price: { unit_amount: 1000 } }] } });
  });

  it('tells a signed webhook of it, in the version of the endpoint, and again until it is taken', async () => {
    receiver.failNext(3);
    const { id } = await subscribe('starter');
    await control('idle');
    const told = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
    expect(receiver.taken.map(({ type }) => type)).toEqual(expect.arrayContaining(told));
    const created = receiver.taken.find(({ type }) => type === 'customer.subscription.created');
    expect(created).toMatchObject({
      api_version: '2022-11-15',
      data: { object: { id, discount: null } },
    });
    expect(receiver.refusedSignatures).toBe(0);
  });

  it('delivers what it held twice and in any order', async () => {
    await control('hold');
    await subscribe('starter');
    const before = receiver.taken.length;
    await control('release', { copies: 2, isShuffled: true });
    await control('idle');
    const ids = receiver.taken.slice(before).map(({ id }) => id);
    expect(ids.length).toBe(2 * new Set(ids).size);
  });

  it('declines, asks for a confirmation, and pays once it is given', async () => {
    const session = await startCheckout('pro');
    const page = session.url ?? '';
    const send = (form: Record<string, string>): Promise<Response> =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ name: 'Ada', country: 'FR', ...form }),
      });
    expect(await (await fetch(page)).text()).toContain('Card number');
    const declined = await send({ card: '4000 0000 0000 0002' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('was declined')]);
    expect(await (await send({ card: '4000 0025 0000 3155' })).text()).toContain('Confirm payment');
    const paid = await send({ card: '4000 0025 0000 3155', confirmed: 'yes' });
    expect(paid.headers.get('location')).toBe(`https://app.example/done?session=${session.id}`);
    expect((await latestInvoice(session.customer)).total).toBe(1200);
    expect((await send({ card: '4242 4242 4242 4242' })).status).toBe(410);
  });

  it('answers a repeated key with the first answer and refuses another request with it', async () => {
    const first = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'once' });
    const again = await stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'once' });
    expect(again.id).toBe(first.id);
    await expect(stripe.customers.create({ name: 'Eve' }, { idempotencyKey: 'once' })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('charges an upgrade and credits a downgrade with the next invoice', async () => {
    const { id, items, customer } = await subscribe('pro');
    const [item] = items.data;
    const change = (plan: string): Promise<Stripe.Subscription> =>
      stripe.subscriptions.update(id, {
        items: [{ id: item?.id ?? '', price: `price_parlance_${plan}_month`, quantity: 1 }],
        proration_behavior: 'create_prorations',
      });
    const preview = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [{ id: item?.id ?? '', price: 'price_parlance_business_month', quantity: 1 }] },
    });
    expect(preview).toMatchObject({ subtotal: 4000, total: 4760 });
    await change('business');
    await control('advance', { seconds: 32 * DAY });
    const upgraded = await latestInvoice(customer);
    expect(upgraded).toMatchObject({ subtotal: 4000, total: 4760, status: 'paid' });
    expect(upgraded.lines.data.map(({ amount }) => amount)).toEqual([-1000, 2500, 2500]);
    await change('starter');
    const credit = await stripe.invoices.createPreview({ subscription: id });
    expect(credit.total).toBeLessThan(595);
  });

  it('gives a discount for three months, pauses and goes on by itself', async () => {
    const { id, customer } = await subscribe('pro');
    await stripe.coupons.create({ id: 'RETAIN20x3', percent_off: 20, duration: 'repeating', duration_in_months: 3 });
    const { discounts } = await stripe.subscriptions.update(id, {
      discounts: [{ coupon: 'RETAIN20x3' }],
      expand: ['discounts.source.coupon'],
    });
    expect(discounts).toMatchObject([{ source: { coupon: { percent_off: 20 } } }]);
    await control('advance', { seconds: 31 * DAY });
    expect((await latestInvoice(customer)).total).toBe(952);
    const resumes_at = Math.floor(Date.now() / 1000) + 91 * DAY;
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at } });
    await control('advance', { seconds: 31 * DAY });
    expect((await latestInvoice(customer)).status).toBe('void');
    await control('advance', { seconds: 62 * DAY });
    expect((await stripe.subscriptions.retrieve(id)).pause_collection).toBeNull();
    expect(await latestInvoice(customer)).toMatchObject({ status: 'paid', total: 1190 });
  });

  it('changes the plan at the end of the period, and cancels at the end of it', async () => {
    const { id, items } = await subscribe('business');
    const [item] = items.data;
    const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: id });
    await stripe.subscriptionSchedules.update(schedule, {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: 'price_parlance_business_month', quantity: 1 }],
          start_date: item?.current_period_start ?? 0,
          end_date: item?.current_period_end ?? 0,
        },
        {
          items: [{ price: 'price_parlance_starter_month', quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
        },
      ],
    });
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(/schedule/);
    await control('advance', { seconds: 32 * DAY });
    expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe('price_parlance_starter_month');
    await stripe.subscriptionSchedules.release(schedule);
    const day = Math.floor(Date.now() / 1000) + 400 * DAY;
    expect(await stripe.subscriptions.update(id, { cancel_at: day })).toMatchObject({
      cancel_at: day,
      cancel_at_period_end: false,
    });
    expect((await stripe.subscriptions.update(id, { cancel_at: '' })).canceled_at).toBeNull();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await control('advance', { seconds: 32 * DAY });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('lets months pass for one customer alone', async () => {
    const [one, other] = [await subscribe('pro', 14), await subscribe('pro', 14)];
    const customer = idOf(one.customer);
    for (const days of [15, 31]) await control('advance', { customer, seconds: days * DAY });
    expect((await stripe.invoices.list({ customer })).data.map(({ total }) => total)).toEqual([1190, 1190, 0]);
    expect((await stripe.subscriptions.retrieve(other.id)).status).toBe('trialing');
  });

  it('turns a trial into a paid plan, and a charge that fails for a week into an end', async () => {
    const { id, customer, status } = await subscribe('pro', 14);
    expect([status, (await latestInvoice(customer)).total]).toEqual(['trialing', 0]);
    await control('advance', { seconds: 15 * DAY });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await control('card', { customer: idOf(customer), outcome: 'declines' });
    await control('advance', { seconds: 31 * DAY });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    await control('advance', { seconds: 8 * DAY });
    const over = await stripe.subscriptions.retrieve(id);
    expect([over.status, over.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed']);
    await control('idle');
    const types = receiver.taken.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['customer.subscription.trial_will_end', 'invoice.upcoming', 'invoice.payment_failed']),
    );
  });

  it.skipIf(stripeSchemas === undefined)('sends objects that the OpenAPI of 2022-11-15 describes', async () => {
    const { id, customer } = await subscribe('pro');
    const invoice = await latestInvoice(customer);
    const intents = await stripe.invoices.retrieve(invoice.id ?? '', { expand: ['payments'] });
    const intent = intents.payments?.data[0]?.payment.payment_intent;
    const session = await startCheckout('starter');
    // Past the SDK, which makes objects of some values.
    const get = async (path: string): Promise<unknown> => {
      const headers = { authorization: 'Bearer sk_test_x', 'stripe-version': CLASSIC.apiVersion };
      const answer: unknown = await (await fetch(`${server.url}/v1/${path}`, { headers })).json();
      return answer;
    };
    const answers: [string, unknown][] = [
      ['subscription', await get(`subscriptions/${id}`)],
      ['invoice', await get(`invoices/${invoice.id ?? ''}`)],
      ['payment_intent', await get(`payment_intents/${z.string().parse(intent)}`)],
      ['customer', await get(`customers/${idOf(customer)}`)],
      ['checkout.session', await get(`checkout/sessions/${session.id}`)],
      ['price', await get('prices/price_parlance_pro_month')],
      ['product', await get('products/prod_parlance_pro')],
    ];
    for (const [name, answer] of answers) expect([name, stripeSchemas?.problems(name, answer)]).toEqual([name, []]);
  });
});
