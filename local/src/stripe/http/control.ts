import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Reply } from '../../http/serve.ts';
import { advance, advanceCustomer } from '../engine/advance.ts';
import type { Dispatcher } from '../events/Dispatcher.ts';
import { confirmIntent } from '../engine/confirmIntent.ts';
import { completeCheckout, storeCard } from '../pages/completeCheckout.ts';
import { findObject } from '../state/findObject.ts';
import type { World } from '../state/World.ts';

/** For one customer alone, where one is named. */
const advanceSchema = z.object({ seconds: z.int().nonnegative(), customer: z.optional(z.string()) });
const releaseSchema = z.object({ copies: z.int().min(1).max(10).default(1), isShuffled: z.boolean().default(false) });
const cardSchema = z.object({
  customer: z.string(),
  outcome: z.optional(z.enum(['pays', 'declines', 'asks'])),
  expires: z.optional(z.object({ month: z.int().min(1).max(12), year: z.int() })),
});
const paySchema = z.object({
  session: z.string(),
  card: z.string().default('4242424242424242'),
  country: z.string().default('DE'),
});
const confirmSchema = z.object({ intent: z.string(), card: z.string().default('4242424242424242') });
const failSchema = z.object({ requests: z.int().min(0).max(1000) });
const resendSchema = z.object({ event: z.string(), copies: z.int().min(1).max(20).default(1) });

/** Form entries of somebody who pays without a page. */
const ENTRY = { name: 'Ada Lovelace', country: 'DE', postalCode: '10115', taxId: '', isConfirmed: true } as const;

/** Changes a customer's cards: the outcome of charges, and the expiry. */
function changeCards({ state }: World, { customer, outcome, expires }: z.infer<typeof cardSchema>): void {
  for (const method of Object.values(state.paymentMethods).filter((known) => known.customer === customer)) {
    if (outcome !== undefined) method.outcome = outcome;
    if (expires !== undefined) Object.assign(method, { expMonth: expires.month, expYear: expires.year });
  }
}

/** Serves what Stripe does not offer: /_control/{name} with JSON, for tests and for trying things out. */
export async function serveControl(world: World, dispatcher: Dispatcher, name: string, body: string): Promise<Reply> {
  const input = parseJson(body === '' ? '{}' : body);
  switch (name) {
    case 'advance': {
      const { seconds, customer } = advanceSchema.parse(input);
      const setClock = (at: number): void => {
        world.state.ahead = at - Math.floor(Date.now() / 1000);
      };
      if (customer === undefined) advance(world, world.now() + seconds, setClock);
      else advanceCustomer(world, customer, seconds, setClock);
      break;
    }
    case 'card': {
      changeCards(world, cardSchema.parse(input));
      break;
    }
    case 'pay': {
      const { session, card, country } = paySchema.parse(input);
      const checkout = findObject(world.state.checkouts, session, 'checkout.session');
      return json(completeCheckout(world, checkout, { ...ENTRY, card, country }));
    }
    case 'confirm': {
      const { intent, card } = confirmSchema.parse(input);
      const { customer } = findObject(world.state.paymentIntents, intent, 'payment_intent');
      const stored = storeCard(world, customer, { ...ENTRY, card });
      confirmIntent(world, intent, stored?.id ?? '');
      break;
    }
    case 'resend': {
      const { event, copies } = resendSchema.parse(input);
      for (const endpoint of Object.keys(world.state.endpoints)) {
        world.state.deliveries.push(...Array.from({ length: copies }, () => ({ endpoint, event, attempts: -1 })));
      }
      break;
    }
    case 'fail':
      world.failures = failSchema.parse(input).requests;
      break;
    case 'hold':
      dispatcher.hold();
      break;
    case 'release': {
      const { copies, isShuffled } = releaseSchema.parse(input);
      dispatcher.release(copies, isShuffled);
      break;
    }
    case 'idle':
      await dispatcher.idle();
      break;
    default:
      return json({ error: 'not found' }, 404);
  }
  return json({ now: world.now() });
}
