import { setTimeout as after } from 'node:timers/promises';
import { answer } from '@parlance/domain/contracts/answering';
import { newId } from '@parlance/domain/ids';
import { streamContract } from '../../support/streamContract.ts';
import { visitorToken } from '../../support/visitorToken.ts';
import { databaseAlone } from './databaseAlone.ts';
import { countStored } from './countStored.ts';
import { makeTenant, type Tenant } from './makeTenant.ts';
import { memoryOf } from './memoryOf.ts';
import { percentiles } from '../percentiles.ts';
import { serveLoad } from './serveLoad.ts';
import { stubDelayMs } from './stubDelayMs.ts';

const ORGS = 20;
const VISITORS = 200;
const MESSAGES_PER_SECOND = 20;
const SECONDS = Number(process.env['PARLANCE_LOAD_SECONDS'] ?? '60');
/** Each person asks this often; so many at once make the messages per second. */
const PAUSE_MS = (VISITORS / MESSAGES_PER_SECOND) * 1000;
/** A token lives for ten minutes: a visitor fetches the page anew, and begins another chat, before that. */
const CHAT_MS = 8 * 60_000;

interface Outcome {
  asked: number;
  failed: Record<string, number>;
  /** Answers without the organization's own code. */
  crossed: number;
  overheadMs: number[];
  firstTextMs: number[];
}

/** One visitor, from its first question to the end of the run: a question, an answer, a pause. */
async function visit(position: number, tenant: Tenant, url: string, until: number, outcome: Outcome): Promise<void> {
  const headers = { 'X-Forwarded-For': `10.${position >> 8}.${position & 255}.1` };
  await after((position / VISITORS) * PAUSE_MS);
  let token = '';
  let tokenUntil = 0;
  for (let count = 0; Date.now() < until; count += 1) {
    const started = Date.now();
    if (started > tokenUntil) {
      token = await visitorToken(tenant.chatbotId);
      tokenUntil = Date.now() + CHAT_MS;
    }
    const text = `What is the pick-up code of the shop? (${position}, ${count})`;
    outcome.asked += 1;
    const asked = performance.now();
    try {
      const input = { token, messageId: newId(), text, locale: 'en' as const };
      const { result, chunks, times } = await streamContract(answer, input, { baseUrl: url, headers });
      outcome.overheadMs.push(performance.now() - asked - stubDelayMs(text));
      outcome.firstTextMs.push((times[chunks.findIndex(({ type }) => type === 'text')] ?? 0) - stubDelayMs(text));
      if (!result.text.includes(tenant.code)) outcome.crossed += 1;
    } catch (error) {
      const code = error instanceof Error ? error.message : 'unknown';
      outcome.failed[code] = (outcome.failed[code] ?? 0) + 1;
    }
    await after(Math.max(0, started + PAUSE_MS - Date.now()));
  }
}

/**
 * 200 visitors of 20 organizations, 20 messages a second, a model that takes 1 to 3 seconds, one process of `answer`.
 * `PARLANCE_LOAD_SECONDS` says for how long. Targets: nothing lost, doubled or crossed; errors below 0.1 %; overhead (total
 * minus model) p95 below 500 ms. Early is the first fifth of the run: for each query the emulator looks through everything that was
 * ever stored, which no database with indexes does, so it is slower the longer it runs. Memory in MB. `databaseAlone`: what the emulator
 * alone takes to count and store a question, afterwards.
 */
export async function loadRun(): Promise<Record<string, unknown>> {
  const tenants: Tenant[] = [];
  for (let position = 0; position < ORGS; position += 1) tenants.push(await makeTenant(`P${position}`));
  const server = await serveLoad(0);
  const outcome: Outcome = { asked: 0, failed: {}, crossed: 0, overheadMs: [], firstTextMs: [] };
  try {
    const until = Date.now() + SECONDS * 1000;
    const visits = Array.from({ length: VISITORS }, (_, position) => {
      const tenant = tenants[position % ORGS];
      if (tenant === undefined) throw new RangeError('no tenant');
      return visit(position, tenant, server.url, until, outcome);
    });
    await after((SECONDS * 1000) / 5);
    const early = memoryOf(server.pid);
    const overheadEarly = percentiles(outcome.overheadMs);
    await Promise.all(visits);
    const { asked, failed, crossed } = outcome;
    const kept = await countStored(tenants.map(({ orgId }) => orgId));
    const late = memoryOf(server.pid);
    return {
      seconds: SECONDS,
      asked,
      failed,
      lost: asked - kept.questions,
      doubled: kept.answers - (asked - Object.values(failed).reduce((sum, count) => sum + count, 0)),
      charged: kept.charged,
      crossed,
      overheadEarly,
      overhead: percentiles(outcome.overheadMs),
      firstTextOverhead: percentiles(outcome.firstTextMs),
      memoryEarly: early,
      memoryLate: late,
      databaseAlone: await databaseAlone(tenants, MESSAGES_PER_SECOND),
    };
  } finally {
    server.stop();
  }
}
