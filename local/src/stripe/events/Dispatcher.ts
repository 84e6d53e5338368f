import { renderEvent } from '../render/renderEvent.ts';
import type { StripeState } from '../state/stateSchema.ts';
import { signPayload } from './signPayload.ts';

/** Deliveries at the same time. */
const AT_ONCE = 4;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
const TIMEOUT_MS = 30_000;

type Delivery = StripeState['deliveries'][number];

function shuffled<T>(entries: readonly T[]): T[] {
  return entries
    .map((entry) => ({ entry, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

async function send(state: StripeState, { endpoint: endpointId, event: eventId }: Delivery): Promise<boolean> {
  const endpoint = state.endpoints[endpointId];
  const event = state.events[eventId];
  // Nobody wants it any more.
  if (endpoint === undefined || event === undefined || !endpoint.isOn) return true;
  const payload = JSON.stringify(renderEvent(event, endpoint.apiVersion), null, 2);
  const at = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(payload, endpoint.secret, at),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Sends events to endpoints at least once, some at a time; what an endpoint does not take is sent again, each time later.
 */
export class Dispatcher {
  readonly #state: StripeState;
  readonly #save: () => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #waiting: (() => void)[] = [];
  #queue: Delivery[];
  #isHeld = false;
  #isStopped = false;
  #running = 0;

  /** @param save Called when a delivery is over. */
  constructor(state: StripeState, save: () => void) {
    this.#state = state;
    this.#save = save;
    // What a former process had not delivered.
    this.#queue = [...state.deliveries];
  }

  /** Sends what waits, after so many milliseconds. */
  wake(afterMs = 0): void {
    this.#later(afterMs, () => this.#take());
  }

  /** Keeps deliveries back until `release`, to put them out of order. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends what was held, each so many times, in any order if wanted. */
  release(copies: number, isShuffled: boolean): void {
    this.#take();
    this.#isHeld = false;
    const extra = this.#queue.flatMap((delivery) => Array.from({ length: copies - 1 }, () => ({ ...delivery })));
    this.#state.deliveries.push(...extra);
    const all = [...this.#queue, ...extra];
    this.#queue = isShuffled ? shuffled(all) : all;
    this.#pump();
    this.#settle();
  }

  /** Resolves when every endpoint has taken everything. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#settle();
    });
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #take(): void {
    const known = new Set(this.#queue);
    this.#queue.push(...this.#state.deliveries.filter((delivery) => delivery.attempts < 0 && !known.has(delivery)));
    for (const delivery of this.#queue) delivery.attempts = Math.max(0, delivery.attempts);
    this.#pump();
  }

  #pump(): void {
    if (this.#isHeld || this.#isStopped) return;
    for (const delivery of this.#queue.splice(0, AT_ONCE - this.#running)) {
      this.#running += 1;
      void this.#deliver(delivery);
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const isTaken = await send(this.#state, delivery);
    this.#running -= 1;
    if (isTaken) this.#finish(delivery);
    else if (!this.#isStopped) this.#retry(delivery);
    this.#pump();
    this.#settle();
  }

  #finish(delivery: Delivery): void {
    const at = this.#state.deliveries.indexOf(delivery);
    if (at >= 0) this.#state.deliveries.splice(at, 1);
    this.#save();
  }

  #retry(delivery: Delivery): void {
    delivery.attempts += 1;
    this.#later(Math.min(FIRST_WAIT_MS * 2 ** (delivery.attempts - 1), LONGEST_WAIT_MS), () => {
      this.#queue.push(delivery);
      this.#pump();
    });
  }

  #settle(): void {
    if (this.#running > 0 || this.#state.deliveries.length > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
