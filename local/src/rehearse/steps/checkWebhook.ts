import { signPayload } from '../../stripe/events/signPayload.ts';
import { BILLING_PREFIX } from '../BILLING_PREFIX.ts';
import { createdFunctions } from '../cloud/released.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { secretOf, startFunction } from '../startFunction.ts';

const NAME = `${BILLING_PREFIX}handleWebhookEvents`;
const ANSWER_MS = 10_000;

/** An event without an effect: here are no documents that one could be written to. */
const EVENT = {
  id: 'evt_rehearsal',
  object: 'event',
  type: 'payout.paid',
  created: 1_767_225_600,
  livemode: false,
  data: { object: {} },
};

/** Starts the function that takes Stripe's events: it takes one that is signed with its secret and no other. */
export async function checkWebhook({ billing, cloud }: Rehearsal): Promise<readonly string[]> {
  const created = createdFunctions(cloud.requests).get(NAME);
  if (created === undefined) return [`${NAME} was not created.`];
  const running = await startFunction(billing, NAME, created);
  const body = JSON.stringify(EVENT);
  const deliver = async (secret: string): Promise<number> => {
    const signature = signPayload(body, secret, Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch(running.url, { method: 'POST', headers, body, signal })).status;
  };
  try {
    const good = await deliver(secretOf('STRIPE_WEBHOOK_SECRET'));
    const forged = await deliver('whsec_forged');
    return [
      ...(good === 200 ? [] : [`${NAME} answers ${good} to an event that is signed well, not 200.`]),
      ...(forged === 401 ? [] : [`${NAME} answers ${forged} to a forged event, not 401.`]),
    ];
  } finally {
    await running.stop();
  }
}
