import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Reply } from '../../http/serve.ts';
import { advance, advanceCustomer } from '../engine/advance.ts';
import type { Dispatcher } from '../events/Dispatcher.ts';
import { completeCheckout } from '../pages/completeCheckout.ts';
import { findObject } from '../state/findObject.ts';
import type { World } from '../state/World.ts';

/** For one customer alone, where one is named. */
const advanceSchema = z.object({ seconds: z.int().nonnegative(), customer: z.optional(z.string()) });
const releaseSchema = z.object({ copies: z.int().min(1).max(10).default(1), isShuffled: z.boolean().default(false) });
const cardSchema = z.object({ customer: z.string(), outcome: z.enum(['pays', 'declines', 'asks']) });
const paySchema = z.object({
  session: z.string(),
  card: z.string().default('4242424242424242'),
  country: z.string().default('DE'),
});
const failSchema = z.object({ requests: z.int().min(0).max(1000) });
const resendSchema = z.object({ event: z.string(), copies: z.int().min(1).max(20).default(1) });

/** What Stripe does not offer: /_control/{name} with JSON, for tests and for trying things out. */
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
      const { customer, outcome } = cardSchema.parse(input);
      for (const method of Object.values(world.state.paymentMethods)) {
        if (method.customer === customer) method.outcome = outcome;
      }
      break;
    }
    case 'pay': {
      const { session, card, country } = paySchema.parse(input);
      const checkout = findObject(world.state.checkouts, session, 'checkout.session');
      const outcome = completeCheckout(world, checkout, {
        card,
        country,
        name: 'Ada Lovelace',
        postalCode: '10115',
        taxId: '',
        isConfirmed: true,
      });
      return json(outcome);
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
