import { setTimeout as after } from 'node:timers/promises';
import { createLane } from '../../../local/src/tasks/createLane.ts';
import { connectCustomers } from './connectCustomers.ts';
import { countChannels } from './countChannels.ts';
import { countOnTheirWay } from './countOnTheirWay.ts';
import type { Customer } from './Customer.ts';
import { percentileOf } from './percentileOf.ts';
import type { Written } from './Written.ts';
import { type Posted, postUntilTaken } from './postUntilTaken.ts';
import { compareExchanges } from './compareExchanges.ts';

/** Each below its limits of questions a minute. */
const ORGS = 5;
const OF_EACH_CHANNEL = 8;
const MESSAGES_PER_SECOND = 20;
const SECONDS = Number(process.env['PARLANCE_LOAD_SECONDS'] ?? '30');
/** One in ten is delivered twice, and one pair of twenty messages comes the newer one first. */
const TWICE_EVERY = 10;
const DISORDER_EVERY = 20;
const PATIENCE_MS = 15 * 60_000;

interface Run {
  written: Written[];
  posted: Posted;
  open: Promise<void>[];
  messages: number;
  twice: number;
}

const QUESTIONS = ['What does a zip repair cost?', 'When do parcels arrive?'];

function post(run: Run, { customer, askedAt }: Written, count: number): () => void {
  const message = customer.write(`${QUESTIONS[count % QUESTIONS.length] ?? ''} (${count})`);
  return () => {
    askedAt.push(Date.now());
    run.open.push(postUntilTaken(message, run.posted));
    if (count % TWICE_EVERY !== 0) return;
    run.twice += 1;
    run.open.push(postUntilTaken(message, run.posted));
  };
}

/** Writes for all customers in turn until the time is over. */
async function writeAll(run: Run): Promise<void> {
  const begun = performance.now();
  let turn = 0;
  while (run.messages < SECONDS * MESSAGES_PER_SECOND) {
    const due = begun + (run.messages / MESSAGES_PER_SECOND) * 1000;
    await after(Math.max(0, due - performance.now()));
    const one = run.written[turn % run.written.length];
    if (one === undefined) throw new RangeError('no customer');
    turn += 1;
    const first = post(run, one, run.messages);
    run.messages += 1;
    if (turn % DISORDER_EVERY === 0) {
      post(run, one, run.messages)();
      run.messages += 1;
    }
    first();
  }
  await Promise.all(run.open);
}

/** Waits until nothing is on its way any more, for a quarter of an hour at most. */
async function untilSettled(orgIds: readonly string[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && (await countOnTheirWay(orgIds)) > 0) await after(2000);
}

/**
 * 200 customers of five organizations, on five channels each, who write 20 messages a second in all; every tenth is delivered twice, one in
 * twenty after a newer one of the same customer. `PARLANCE_LOAD_SECONDS` says for how long. Targets: each message is once in its
 * conversation and is answered once, at the stand-ins of the services as in the database; nothing waits or has failed at the end. A reply's time
 * is from the first post of its message until it is at the stand-in, with a model that takes no time.
 */
export async function channelRun(): Promise<Record<string, unknown>> {
  const customers: Customer[] = [];
  for (let count = 0; count < ORGS; count += 1) customers.push(...(await connectCustomers(OF_EACH_CHANNEL)));
  const lane = createLane(10);
  await Promise.all(customers.map((customer) => lane(() => customer.open('What does a zip repair cost?'))));
  const written = customers.map((customer) => ({ customer, askedAt: [] }));
  const run: Run = { written, posted: { takenMs: [], refused: {} }, open: [], messages: 0, twice: 0 };
  await writeAll(run);
  const orgIds = [...new Set(customers.map(({ orgId }) => orgId))];
  await untilSettled(orgIds);
  const { inbound, outbound, conversations, exchanges } = await countChannels(orgIds);
  const { takenMs, refused } = run.posted;
  const { repliedMs, ...compared } = await compareExchanges(written, exchanges);
  return {
    seconds: SECONDS,
    customers: customers.length,
    conversations,
    messages: run.messages,
    deliveredTwice: run.twice,
    refused,
    inbound,
    outbound,
    ...compared,
    webhook: { p50: percentileOf(takenMs, 0.5), p95: percentileOf(takenMs, 0.95), p99: percentileOf(takenMs, 0.99) },
    reply: { p50: percentileOf(repliedMs, 0.5), p95: percentileOf(repliedMs, 0.95) },
  };
}
