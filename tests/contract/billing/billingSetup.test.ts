import { PAID_PLANS } from '@parlance/domain/plans';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUpStripe, type SetupResult } from '../../../local/src/billing/setUpStripe.ts';
import type { Server } from '../../../local/src/http/serve.ts';
import { startStripe } from '../../../local/src/stripe/startStripe.ts';

const WEBHOOK = 'https://europe-west3-example.cloudfunctions.net/ext-firestore-stripe-payments-handleWebhookEvents';

let server: Server;
let stripe: Stripe;

beforeEach(async () => {
  server = await startStripe({ port: 0 });
  const { hostname: host, port } = new URL(server.url);
  stripe = new Stripe('sk_test_x', { host, port, protocol: 'http', telemetry: false });
});
afterEach(() => server.stop());

function setUp(isDryRun = false): Promise<SetupResult> {
  return setUpStripe({ stripe, isDryRun, webhookUrl: WEBHOOK, webOrigin: 'https://app.example.com' });
}

/** Contents of the account, except what changes with every look. */
async function accountNow(): Promise<unknown> {
  const { prices, products, webhookEndpoints, billingPortal, tax } = stripe;
  return JSON.parse(
    JSON.stringify([
      await products.list(),
      await prices.list(),
      await webhookEndpoints.list(),
      await billingPortal.configurations.list(),
      await tax.settings.retrieve(),
    ]),
  );
}

/** An account that has never sold anything of ours. */
async function emptyAccount(): Promise<void> {
  for (const { id } of (await stripe.prices.list()).data) await stripe.prices.update(id, { active: false });
  for (const { id } of (await stripe.products.list()).data) await stripe.products.update(id, { active: false });
}

it('a Stripe account gets products, prices, tax, portal and webhook, and the second run changes nothing', async () => {
  await emptyAccount();
  const before = await accountNow();
  const plan = await setUp(true);
  expect(await accountNow()).toEqual(before);
  const first = await setUp();
  expect(first.changes).toEqual(plan.changes);
  expect(first.changes).toHaveLength(12);
  expect(first.byHand).toEqual([expect.stringContaining('head office'), expect.stringContaining('registration')]);
  const { data: products } = await stripe.products.list({ active: true });
  expect(new Set(products.map(({ metadata }) => metadata['plan']))).toEqual(new Set(PAID_PLANS));
  const { data: prices } = await stripe.prices.list({ lookup_keys: ['pro_monthly'], active: true });
  const pro = products.find(({ metadata }) => metadata['plan'] === 'pro');
  expect(prices).toMatchObject([{ product: pro?.id, unit_amount: 1000, tax_behavior: 'exclusive' }]);
  expect([pro?.default_price, pro?.tax_code]).toEqual([prices[0]?.id, 'txcd_10103001']);
  const { data: endpoints } = await stripe.webhookEndpoints.list();
  expect(endpoints).toMatchObject([{ url: WEBHOOK, api_version: '2022-11-15', status: 'enabled' }]);
  expect(first.webhookSecret).toMatch(/^whsec_/);
  const { data: portals } = await stripe.billingPortal.configurations.list();
  expect(portals).toMatchObject([
    { id: first.portalConfiguration, features: { subscription_update: { enabled: false } } },
  ]);
  const after = await accountNow();
  const again = await setUp();
  expect(again).toMatchObject({ changes: [], portalConfiguration: first.portalConfiguration });
  expect(again.webhookSecret).toBeUndefined();
  expect(await accountNow()).toEqual(after);
});

it('what somebody has changed comes back: a price, the portal, and an endpoint of another API version', async () => {
  const { portalConfiguration = '' } = await setUp();
  const [dear] = (await stripe.prices.list({ lookup_keys: ['pro_monthly'] })).data;
  const other = await stripe.prices.create({
    product: typeof dear?.product === 'string' ? dear.product : '',
    currency: 'usd',
    unit_amount: 9900,
    recurring: { interval: 'month' },
    tax_behavior: 'exclusive',
    lookup_key: 'pro_monthly',
    transfer_lookup_key: true,
  });
  const on = { enabled: true };
  await stripe.billingPortal.configurations.update(portalConfiguration, {
    features: {
      customer_update: { enabled: false },
      invoice_history: on,
      payment_method_update: on,
      subscription_cancel: on,
      subscription_update: { enabled: false },
    },
  });
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', { enabled_events: ['invoice.paid'], disabled: true });
  const young = await stripe.webhookEndpoints.create({ url: WEBHOOK, enabled_events: ['*'] });
  const { changes } = await setUp();
  expect(changes).toEqual([
    expect.stringContaining('create the price of Pro: $10.00'),
    expect.stringContaining(`archive the former price of Pro, ${other.id}`),
    expect.stringContaining('portal'),
    expect.stringContaining('events of the webhook endpoint'),
    expect.stringContaining('on'),
    expect.stringContaining(`${young.id} of another API version off`),
  ]);
  expect((await setUp()).changes).toEqual([]);
});
