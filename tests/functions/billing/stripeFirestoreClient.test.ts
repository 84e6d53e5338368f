import { paths } from '@parlance/domain/paths';
import {
  createCheckoutSession,
  getCurrentUserSubscriptions,
  getProducts,
  getStripePayments,
  onCurrentUserSubscriptionUpdate,
  type StripePayments,
  type Subscription,
} from '@stripe/firestore-stripe-payments';
import { customerSchema } from '@parlance/domain/documents/billing/customer';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { admin } from '../../support/admin.ts';
import { makeOrg, type TestOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { control, stripe } from '../support/billing/stripe.ts';
import { readOrg } from '../support/billing/subscribe.ts';

const ADDRESSES = { success_url: 'https://app.example/done', cancel_url: 'https://app.example/back' };

/** Fields that the extension writes of a session for an app. */
const answeredSchema = z.object({
  mode: z.optional(z.string()),
  customer: z.optional(z.string()),
  ephemeralKeySecret: z.optional(z.string()),
  paymentIntentClientSecret: z.nullish(z.string()),
  setupIntentClientSecret: z.nullish(z.string()),
  created: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});

const EMAIL = `${crypto.randomUUID()}@example.com`;
const PASSWORD = 'correct horse';

let org: TestOrg;
const apps: FirebaseApp[] = [];

/**
 * The client as it would be in a browser. It takes the account's id for the customer's, so the account has the organization's
 * id here, and is its owner.
 */
async function openClient(knowsRules: boolean): Promise<StripePayments> {
  const app = initializeApp({ projectId: suiteUrls.projectId, apiKey: 'demo' }, crypto.randomUUID());
  apps.push(app);
  const { host, port } = suiteUrls.firestore;
  connectFirestoreEmulator(getFirestore(app), host, port, knowsRules ? {} : { mockUserToken: 'owner' });
  const auth = getAuth(app);
  connectAuthEmulator(auth, suiteUrls.auth, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, EMAIL, PASSWORD);
  return getStripePayments(app, { customersCollection: paths.customers(), productsCollection: paths.products() });
}

interface Watched {
  /** Resolves with the customer's subscription once it satisfies `condition`. */
  until: (condition: (subscription: Subscription) => boolean) => Promise<Subscription>;
  stop: () => void;
}

function watchSubscription(payments: StripePayments): Watched {
  const waiting = new Set<() => void>();
  let latest: Subscription | undefined;
  let failure: unknown;
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  const stop = onCurrentUserSubscriptionUpdate(
    payments,
    ({ subscriptions: [subscription] }) => {
      latest = subscription;
      lookAgain();
    },
    (error) => {
      failure = error;
      lookAgain();
    },
  );
  const until: Watched['until'] = (condition) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (failure !== undefined) reject(failure);
        if (latest === undefined || !condition(latest)) return;
        waiting.delete(look);
        resolve(latest);
      };
      waiting.add(look);
      look();
    });
  return { until, stop };
}

beforeAll(async () => {
  org = await makeOrg({ plan: 'trial', trialEndsAt: new Date(0) });
  const { orgId, users } = org;
  await admin.auth.createUser({ uid: orgId, email: EMAIL, password: PASSWORD, emailVerified: true });
  await admin.auth.setCustomUserClaims(orgId, { confirmedEmail: EMAIL });
  const owner = await admin.db.doc(paths.member(orgId, users.owner.uid)).get();
  await admin.db.doc(paths.member(orgId, orgId)).set(owner.data() ?? {});
});
afterAll(() => Promise.all(apps.map(deleteApp)));

describe('Stripe’s client for Firestore', () => {
  it('goes its whole way with this codebase in the extension’s place: price list, purchase, subscription', async () => {
    const payments = await openClient(false);
    const products = await getProducts(payments, { activeOnly: true, includePrices: true });
    const pro = products.find(({ metadata }) => metadata['plan'] === 'pro');
    expect(pro?.prices.map(({ currency, unit_amount: cents, interval }) => `${currency} ${cents} ${interval}`)).toEqual(
      expect.arrayContaining(['usd 1000 month', 'eur 1000 month']),
    );
    const price = pro?.prices[0]?.id ?? '';
    const watched = watchSubscription(payments);
    const session = await createCheckoutSession(payments, { price, ...ADDRESSES });
    expect((await stripe.checkout.sessions.retrieve(session.id)).url).toBe(session.url);
    await control('pay', { session: session.id });
    const bought = await watched.until(({ status }) => status === 'active');
    expect(bought).toMatchObject({ uid: org.orgId, product: pro?.id, price, quantity: 1, cancel_at_period_end: false });
    await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true });
    await watched.until(({ cancel_at_period_end: isCancelled }) => isCancelled);
    watched.stop();
    const running = await getCurrentUserSubscriptions(payments, { status: ['active', 'trialing'] });
    expect(running.map(({ id }) => id)).toEqual([bought.id]);
  });

  it('reads the same under the rules, and begins no purchase: that is the server’s (T-60)', async () => {
    const payments = await openClient(true);
    const [product] = await getProducts(payments, { activeOnly: true, includePrices: true });
    const watched = watchSubscription(payments);
    expect((await watched.until(() => true)).status).toBe('active');
    watched.stop();
    const price = product?.prices[0]?.id ?? '';
    await expect(createCheckoutSession(payments, { price, ...ADDRESSES })).rejects.toMatchObject({
      code: 'internal',
      cause: { code: 'permission-denied' },
    });
  });
});

describe('an app’s payment sheet', () => {
  /** A session that a server has written for an app, once it is answered. */
  const open = async (orgId: string, fields: object) => {
    const path = paths.checkoutSession(orgId, crypto.randomUUID());
    await admin.db.doc(path).set({ client: 'mobile', ...fields });
    return untilDocument(path, answeredSchema, ({ created, error }) => created !== undefined || error !== undefined);
  };

  it('gets the secrets of the extension’s contract for each mode, and a subscription that is paid there is the organization’s', async () => {
    const { orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(0) });
    const payment = await open(orgId, { mode: 'payment', amount: 1990, currency: 'usd' });
    const { data: customer } = customerSchema.safeParse((await admin.db.doc(paths.customer(orgId)).get()).data());
    expect(payment).toMatchObject({
      mode: 'payment',
      customer: customer?.stripeId,
      setupIntentClientSecret: null,
    });
    expect(payment.ephemeralKeySecret).toMatch(/^ek_test_/);
    expect(payment.paymentIntentClientSecret).toMatch(/^pi_\w+_secret_/);
    const setup = await open(orgId, { mode: 'setup' });
    expect(setup).toMatchObject({ mode: 'setup', paymentIntentClientSecret: null });
    expect(setup.setupIntentClientSecret).toMatch(/^seti_\w+_secret_/);
    expect(await open(orgId, { mode: 'payment', currency: 'usd' })).toMatchObject({
      error: { message: 'billing-unavailable' },
    });
    const { paymentIntentClientSecret } = await open(orgId, { price: 'price_parlance_pro_month' });
    expect((await readOrg(orgId)).plan).toBe('trial');
    await control('confirm', { intent: paymentIntentClientSecret?.split('_secret_')[0] });
    await control('idle');
    expect(await readOrg(orgId)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } });
  });
});
