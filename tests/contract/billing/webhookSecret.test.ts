import { Stripe } from 'stripe';
import { afterEach, expect, it, vi } from 'vitest';
import { receiveEvent } from '../../../functions/src/billing/events/receiveEvent.ts';

const BODY = JSON.stringify({
  id: 'evt_forged',
  object: 'event',
  type: 'invoice.upcoming',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { object: 'invoice' } },
});

/** Delivers an event that somebody signed who knows `secret`, which is the deployment's. */
async function deliver(secret: string): Promise<number> {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: BODY, secret });
  return (await receiveEvent({ method: 'POST', rawBody: Buffer.from(BODY), signature })).status;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['unset', 'none', 'sk_test_1', ' whsec_1'])(
  'takes no event of Stripe’s while the secret is %j, which anybody can sign with, and lets it come again (A-99)',
  async (secret) => {
    expect(await deliver(secret)).toBe(503);
  },
);

it('asks for the mode of an event once it is signed with a secret of Stripe’s', async () => {
  vi.stubEnv('STRIPE_API_KEY', 'sk_live_1');
  expect(await deliver('whsec_1')).toBe(400);
});
